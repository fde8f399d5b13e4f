import { contentUpdated } from "../../app/content/site-dates.ts";
import { escapeXml } from "../../app/seo/escape-xml.ts";
import { graphOf, isListed, metaContent, type SitePage } from "./site-pages.ts";

/** All listed pages. Articles and the privacy policy have dates of their own in their structured data. */
export function sitemap(pages: SitePage[]) {
  const entries = pages.filter(isListed).map((page) => {
    const dated = graphOf(page).find(({ datePublished, dateModified }) => datePublished ?? dateModified);
    const date = dated?.dateModified ?? dated?.datePublished ?? contentUpdated;
    return `  <url><loc>${escapeXml(metaContent(page.meta, "property", "og:url"))}</loc><lastmod>${date}</lastmod></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
