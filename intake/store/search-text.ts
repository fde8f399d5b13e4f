import { toSingleLine } from "../messages/fields.ts";

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
