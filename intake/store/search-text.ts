import { toSingleLine } from "../forms/fields.ts";

/** Letters that Unicode doesn't split into a letter and an accent. */
const LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

/** Text without capitals, accents and curly apostrophes. Stored with a message, so that both databases find Wójcik as "wojcik". */
export function toSearchText(text: string): string {
  return toSingleLine(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("’", "'")
    .replace(/[łøđıßæœþð]/g, (letter) => LETTERS[letter] ?? letter);
}

/** What the search finds a message by. `more` are the names of its files and its notes. */
export function messageSearchText(
  reference: string,
  fields: Record<string, string>,
  more: readonly string[],
): string {
  // So that a phone number is found without its spaces, too.
  const digits = fields.phone?.replace(/\D/g, "");
  return toSearchText([reference, ...Object.values(fields), digits, ...more].join("\n"));
}
