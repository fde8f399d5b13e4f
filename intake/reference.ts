import { randomBytes } from "node:crypto";

/** Crockford's alphabet: no I, L, O or U, which are easily confused when read out. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LETTERS = 12;

/** AG-7K4M-Q2XD-9PWT: the company's two letters and sixty random bits, short enough for a telephone. */
export function createReference(prefix: string): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

const FORM = new RegExp(`^[A-Z]{2}(?:-[${ALPHABET}]{4}){3}$`);

export const isReference = (text: string): boolean => FORM.test(text);
