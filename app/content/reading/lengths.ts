/** The lengths of the lists in a file's value, by the names of their fields. */
export const lengths = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, list.length]] : [],
    ),
  );
