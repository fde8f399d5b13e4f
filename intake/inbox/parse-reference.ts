const TYPED = /^([A-Z]{2})([0-9A-Z]{12})$/;
const LETTERS = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Accepts a reference in any case, with or without dashes, with O for 0 and I or L for 1. */
export function parseReference(typed: string): string | null {
  const [, prefix, rest = ""] = TYPED.exec(typed.toUpperCase().replace(/[\s-]/g, "")) ?? [];
  const random = rest.replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!LETTERS.test(random)) return null;
  return `${prefix}-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`;
}
