import { randomFillSync } from "node:crypto";

/** Crockford's alphabet: no I, L, O or U, so that a reference survives being read out. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LETTERS = 12;

/** Asking the system for a few bytes costs as much as asking for many. Bytes handed out are not kept. */
const random = new Uint8Array(1200);
let next = random.length;

function randomByte(): number {
  if (next === random.length) {
    randomFillSync(random);
    next = 0;
  }
  const byte = random[next] ?? 0;
  random[next] = 0;
  next += 1;
  return byte;
}

/** AG-7K4M-Q2XD-9PWT: sixty random bits, short enough for a telephone. */
export function createReference(): string {
  let letters = "";
  while (letters.length < LETTERS) letters += ALPHABET[randomByte() % ALPHABET.length];
  return `AG-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
