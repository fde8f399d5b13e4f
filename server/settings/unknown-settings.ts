import { closestMatch } from "leven";

/** How many letters of a mistyped name may differ. Two swapped letters count as two. */
const TYPO = 2;

type Names = { known: string[]; inFile: string[]; inEnvironment: string[] };

/**
 * Warnings about names that are not settings. In `.env`, that is every unknown name. The environment contains many other
 * programs' variables, so there only names that look like misspelt settings count, and only long ones: short names are
 * often similar by chance (PATH and PORT).
 */
export function unknownSettingWarnings({ known, inFile, inEnvironment }: Names): string[] {
  const isUnknown = (name: string) => !known.includes(name);
  const warnings = inFile.filter(isUnknown).map((name) => {
    const [firstWord] = name.split("_", 1);
    const related = known.filter((other) => other.startsWith(`${firstWord}_`));
    const nearest = closestMatch(name, known, { maxDistance: TYPO }) ?? closestMatch(name, related);
    return warning(`${name} in .env`, nearest);
  });
  for (const name of inEnvironment) {
    if (!isUnknown(name) || inFile.includes(name) || !name.includes("_")) continue;
    const nearest = closestMatch(name, known, { maxDistance: TYPO });
    if (nearest) warnings.push(warning(name, nearest));
  }
  return warnings;
}

function warning(name: string, nearest: string | undefined) {
  const hint = nearest ? `Did you mean ${nearest}?` : "README.md lists the settings.";
  return `${name} is not a setting and is ignored. ${hint}`;
}
