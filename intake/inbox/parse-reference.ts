const LETTERS = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Accepts a reference in any case, with or without dashes, with O for 0 and I or L for 1. */
export function parseReference(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "");
  const random = (letters.length === 14 && letters.startsWith("AG") ? letters.slice(2) : letters)
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (!LETTERS.test(random)) return null;
  return `AG-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`;
}
