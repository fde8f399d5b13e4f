import type { SearchEntry } from "../../server/pages/site-search.ts";
import { isListed, metaContent, type SitePage } from "./site-pages.ts";

/** Strings directly under these keys, and everything inside `seo`, are left out of the search index. */
const notText = new Set([
  ...["id", "slug", "to", "link", "href", "url", "path"],
  ...["image", "img", "icon", "glyph", "person", "category", "network", "date", "seo"],
  // The elements and the colours of rendered Markdown.
  ...["tag", "kind"],
]);

/** The index for the site's own search. Drafts and alternative paths of a page are left out. */
export function searchIndex(pages: SitePage[]): SearchEntry[] {
  return pages.filter(isListed).map(({ path, loaderData, meta }) => ({
    path,
    title: metaContent(meta, "property", "og:image:alt"),
    keywords: metaContent(meta, "name", "keywords"),
    description: metaContent(meta, "name", "description"),
    text: textIn(loaderData).join(" "),
  }));
}

function textIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notText.has(key) && (typeof inner === "string" || key === "seo") ? [] : textIn(inner),
  );
}
