import { type Company, company as companySchema } from "../../app/content/schema/company.ts";
import { type BrandDraft, isColour } from "./brand-fields.ts";
import { contrastProblems } from "./contrast-pairs.ts";
import { derivePalette } from "./derive-palette.ts";

/** Why a brand cannot be taken. Empty when it can. */
export function brandProblems({ company, colours }: BrandDraft): string[] {
  const parsed = companySchema.safeParse(company);
  const facts = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const notColours = Object.entries(colours)
    .filter(([, hex]) => !isColour(hex))
    .map(([name, hex]) => `${name}-colour: "${hex}" is not a colour such as #2d5293`);
  if (notColours.length > 0) return [...facts, ...notColours];
  return [...facts, ...contrastProblems(derivePalette(colours))];
}

/** A map that shows the old place beside the new address would mislead. */
export function placeProblems(before: Company, after: Company): string[] {
  const moved = (["street", "locality", "country"] as const).some(
    (part) => before.address[part] !== after.address[part],
  );
  const sameSpot =
    before.location.latitude === after.location.latitude &&
    before.location.longitude === after.location.longitude;
  return moved && sameSpot
    ? ["location: the address is new, so the map needs its latitude and longitude"]
    : [];
}
