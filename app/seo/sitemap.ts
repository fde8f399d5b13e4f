import { isPublished } from "../content/entries-of.ts";
import { privacyPage } from "../content/pages/privacy.ts";
import { posts } from "../content/posts.ts";
import { contentUpdated } from "../content/site-dates.ts";
import { indexedPaths } from "../page-paths.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { collections } from "./collections.ts";
import { escapeXml } from "./escape-xml.ts";

const ownDates = new Map([
  ["/privacy-policy", privacyPage.updated],
  ...posts.map(({ slug, date }) => [`/blog/${slug}`, date] as const),
]);

const drafts = new Set(
  collections.flatMap(({ folder, entries }) =>
    entries.filter((entry) => !isPublished(entry)).map(({ slug }) => folder + slug),
  ),
);

export function sitemap() {
  const entries = indexedPaths()
    .filter((path) => !drafts.has(path))
    .map(
      (path) =>
        `  <url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${ownDates.get(path) ?? contentUpdated}</lastmod></url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
