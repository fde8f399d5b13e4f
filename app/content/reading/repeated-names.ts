type Repeated = { path: PropertyKey[]; message: string };

/** Reports entries that share an `id`, `slug` or `key` with an earlier entry in the same list. */
export function repeatedNames(value: unknown, path: PropertyKey[] = []): Repeated[] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    repeatedNames(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [...repeatedInList(value, path), ...inner] : inner;
}

function repeatedInList(list: unknown[], path: PropertyKey[]): Repeated[] {
  const seen = new Map<string, number>();
  return list.flatMap((entry, index) => {
    const { id, slug, key } = Object(entry) as Record<string, unknown>;
    const name = id ?? slug ?? key;
    if (typeof name !== "string") return [];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    return first === undefined
      ? []
      : [
          {
            path: [...path, index],
            message: `entries ${first + 1} and ${index + 1} are both named "${name}"`,
          },
        ];
  });
}
