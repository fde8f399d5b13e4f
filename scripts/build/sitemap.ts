import { editableFiles } from "../../app/content/reading/editing.ts";
import { readDates } from "../../app/content/reading/read-dates.ts";
import { escapeXml } from "../../app/seo/escape-xml.ts";
import { graphOf, isListed, metaContent, type SitePage } from "./site-pages.ts";

/** All listed pages, each with the day of its last change if that is known. */
export function sitemap(pages: SitePage[]) {
  const changes = lastChanges();
  const entries = pages.filter(isListed).map((page) => {
    // Articles and the privacy policy have dates of their own. A tab of the services is in the file of the overview.
    const ownDate = graphOf(page).find(({ dateModified }) => dateModified)?.dateModified;
    const date = ownDate ?? changes.get(page.path) ?? changes.get(page.path.replace(/\/[^/]+$/, ""));
    const lastChange = date ? `<lastmod>${date}</lastmod>` : "";
    return `  <url><loc>${escapeXml(metaContent(page.meta, "property", "og:url"))}</loc>${lastChange}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** The day on which the content of each page was last changed. */
function lastChanges() {
  const dates = readDates(".");
  const changes = new Map<string, string>();
  for (const { file, page } of editableFiles()) {
    // Files that are not of one page, such as company.yaml, are listed as files of the home page.
    if (page === "/" && file !== "pages/home.yaml") continue;
    const date = dates[file] ?? "";
    if (date > (changes.get(page) ?? "")) changes.set(page, date);
  }
  return changes;
}
