import { availableParallelism } from "node:os";

/** Runs a few more tasks at a time than there are cores; running all of them at the same time would take too much memory. */
export async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
    }),
  );
  return results;
}
