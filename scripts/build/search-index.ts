import { indexedPaths } from "../../app/page-paths.ts";
import type { SearchEntry } from "../../server/site-search.ts";
import { isIndexed, metaContent, type SitePage } from "./site-pages.ts";

/** Strings directly under these keys, and everything inside `seo`, are left out of the search index. */
const notText = new Set([
  ...["id", "slug", "to", "link", "href", "url", "path"],
  ...["image", "img", "icon", "glyph", "person", "category", "network", "date", "seo"],
]);

/** The index for the site's own search. Drafts and alternative paths of a page are left out. */
export function searchIndex(pages: SitePage[]): SearchEntry[] {
  const indexed = new Set(indexedPaths());
  return pages
    .filter((page) => indexed.has(page.path) && isIndexed(page))
    .map(({ path, loaderData, meta }) => ({
      path,
      title: metaContent(meta, "property", "og:image:alt"),
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
