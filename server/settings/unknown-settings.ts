import { closestMatch } from "leven";

/** How many letters of a mistyped name may differ. Two swapped letters count as two. */
const TYPO = 2;

type Names = { known: string[]; inFile: string[]; inEnvironment: string[] };

/**
 * Warnings about names that look like misspelt settings. In `.env`, a name with the same first word as a setting counts
 * too, such as SMTP_PASSWORD. The environment contains many other programs' variables, and short names are often similar
 * by chance (PATH and PORT), so there only long names are compared.
 */
export function unknownSettingWarnings({ known, inFile, inEnvironment }: Names): string[] {
  const isUnknown = (name: string) => !known.includes(name);
  const warnings = inFile.filter(isUnknown).flatMap((name) => {
    const [firstWord] = name.split("_", 1);
    const related = known.filter((other) => other.startsWith(`${firstWord}_`));
    const nearest = closestMatch(name, known, { maxDistance: TYPO }) ?? closestMatch(name, related);
    return nearest ? [warning(`${name} in .env`, nearest)] : [];
  });
  for (const name of inEnvironment) {
    if (!isUnknown(name) || inFile.includes(name) || !name.includes("_")) continue;
    const nearest = closestMatch(name, known, { maxDistance: TYPO });
    if (nearest) warnings.push(warning(name, nearest));
  }
  return warnings;
}

function warning(name: string, nearest: string) {
  return `${name} is not a setting and is ignored. Did you mean ${nearest}?`;
}
