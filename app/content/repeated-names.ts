/** Reports entries that share an `id`, `slug` or `key` with an earlier entry in the same list. */
export function repeatedNames<T extends { file: string; entry?: string; value: unknown }>(
  files: T[],
  placeOf: (file: T) => string,
): string[] {
  const lists = Map.groupBy(
    files.filter(({ entry }) => entry),
    ({ file }) => file,
  );
  return [
    ...[...lists].flatMap(([file, entries]) =>
      repeatedInList(
        entries.map(({ value }) => value),
        `app/content/${file}`,
      ),
    ),
    ...files.flatMap((file) => repeatedIn(file.value, "").map((problem) => `${placeOf(file)}, ${problem}`)),
  ];
}

function repeatedIn(value: unknown, field: string): string[] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    repeatedIn(each, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
  return Array.isArray(value) ? [...repeatedInList(value, `field ${field}`), ...inner] : inner;
}

function repeatedInList(list: unknown[], place: string): string[] {
  const seen = new Map<string, number>();
  return list.flatMap((entry, index) => {
    const { id, slug, key } = Object(entry) as Record<string, unknown>;
    const name = id ?? slug ?? key;
    if (typeof name !== "string") return [];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    return first === undefined
      ? []
      : [`${place}: entries [${first}] and [${index}] are both named "${name}"`];
  });
}
