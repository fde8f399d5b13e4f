/** Runs changes one after the other, so that each of them sees the files as the one before has left them. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const done = last.then(change);
    last = done.catch(() => {});
    return done;
  };
}
