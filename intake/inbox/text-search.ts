import { type RawBuilder, sql } from "kysely";

const MAX_PATTERNS = 8;

/**
 * An SQL condition for rows that may contain the text. It also matches some rows that don't, for example if a field
 * name in the JSON of `fields` contains the text. So check the values of each row afterwards.
 */
export function mayContain(column: "fields" | "name", text: string): RawBuilder<boolean> {
  const stored = column === "fields" ? JSON.stringify(text).slice(1, -1) : text;
  const likes = toPatterns(stored).map(
    (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${`%${pattern}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(likes, sql` or `)})`;
}

/**
 * SQLite converts only A to Z to lower case. Any other letter gets a pattern for each case. Letters that would make too
 * many patterns are replaced by the wildcard `_`.
 */
function toPatterns(text: string): string[] {
  let patterns = [""];
  for (const character of text) {
    const forms = toForms(character);
    const kept = forms.length * patterns.length > MAX_PATTERNS ? ["_"] : forms;
    patterns = patterns.flatMap((pattern) => kept.map((form) => pattern + form));
  }
  return patterns;
}

function toForms(character: string): string[] {
  const lower = character.toLowerCase();
  if (/^[\\%_]$/.test(character)) return [`\\${character}`];
  if (character <= "\x7f") return [lower];
  return [...new Set([character, lower, character.toUpperCase()])].filter((form) => [...form].length === 1);
}

export function containsText(values: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase();
  return values.some((value) => value.toLowerCase().includes(wanted));
}

const ADDRESS_CHARACTER = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]/u;

/** Whether one of the texts contains this whole address: jo@example.com does not count as o@example.com. */
export function namesAddress(values: readonly string[], address: string): boolean {
  return values.some((value) => {
    const text = value.toLowerCase();
    for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
      const before = text.charAt(at - 1);
      const after = text.slice(at + address.length);
      if (!ADDRESS_CHARACTER.test(before) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after)) return true;
    }
    return false;
  });
}
