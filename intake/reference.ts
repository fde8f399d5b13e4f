import { randomBytes } from "node:crypto";

/** Crockford's base32 alphabet: without I, L and O, which look like digits, and without U, to avoid rude words. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LETTERS = 12;

/** Creates a reference such as AG-7K4M-Q2XD-9PWT: a prefix and sixty random bits, short enough to read out on the phone. */
export function createReference(prefix: string): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return withDashes(prefix, letters);
}

const FORM = new RegExp(`^[A-Z]{2}(?:-[${ALPHABET}]{4}){3}$`);

export const isReference = (text: string): boolean => FORM.test(text);

/** Accepts a reference in upper or lower case, with or without dashes, with O for 0 and I or L for 1. */
export function parseReference(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s-]/g, "");
  const letters = bare.slice(2).replaceAll("O", "0").replace(/[IL]/g, "1");
  const reference = withDashes(bare.slice(0, 2), letters);
  return isReference(reference) ? reference : null;
}

function withDashes(prefix: string, letters: string): string {
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
