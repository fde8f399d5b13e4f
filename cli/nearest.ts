import leven from "leven";

/** The known name that is most similar to the typed one, unless they are too different for a typo. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, distance: leven(typed, name) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, typed.length / 3) ? best.name : undefined;
}
