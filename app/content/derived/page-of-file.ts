import { type CollectionName, collections, entryPath } from "../collections.ts";
import { nameOf } from "../reading/files.ts";

/** Pages whose address isn't the name of their file, and pages that show what other files say. */
const pagesOf: Record<string, string> = {
  "pages/home.yaml": "/",
  "pages/story.yaml": "/our-story",
  "pages/mission.yaml": "/our-mission",
  "pages/methodology.yaml": "/development-methodology",
  "pages/working-models.yaml": "/our-working-models",
  "pages/partners.yaml": "/our-partners",
  "pages/portfolio.yaml": "/our-portfolio",
  "partners.yaml": "/our-partners",
  "team.yaml": "/about",
  "plans.yaml": "/how-we-work",
  "testimonials.yaml": "/why-us",
  "people.yaml": "/about",
  "recruitment.yaml": "/career",
  "form-texts.yaml": "/contact",
  "service-tabs.yaml": "/services",
  "industry-cards.yaml": "/industries",
};

const kinds = Object.keys(collections) as CollectionName[];

/** The kind of entry that a file contains. Undefined for all other files. */
export const kindOf = (file: string): CollectionName | undefined =>
  kinds.find((each) => file.startsWith(`${collections[each].folder}/`));

/** The path of a page that shows what a file says. */
export function pageOf(file: string): string {
  const kind = kindOf(file);
  const name = nameOf(file);
  if (kind) return entryPath(kind, name);
  if (name === "privacy") return "/privacy-policy";
  return pagesOf[file] ?? (file.startsWith("pages/") ? `/${name}` : "/");
}
