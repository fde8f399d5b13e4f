import { readFile } from "node:fs/promises";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { type IndexedSection, indexOptions } from "../../server/pages/search-terms.ts";
import { pageSections } from "./page-sections.ts";
import { isListed, metaContent, type SitePage } from "./site-pages.ts";

/** The index for the site's own search, over the sections of all pages except drafts and alternative paths of a page. */
export async function searchIndex(
  pages: SitePage[],
  clientFolder: string,
): Promise<MiniSearch<IndexedSection>> {
  const index = new MiniSearch<IndexedSection>(indexOptions);
  const indexed = new Set<string>();
  // The home page comes last, because the other pages say more about the parts they have in common with it.
  const listed = pages
    .filter(isListed)
    .sort((one, other) => Number(one.path === "/") - Number(other.path === "/"));
  for (const { path, meta } of listed) {
    const title = metaContent(meta, "property", "og:image:alt");
    for (const section of pageSections(await readFile(join(clientFolder, path, "index.html"), "utf8"))) {
      const isFirst = section.id === "";
      const isRepeated = indexed.size === indexed.add(`${section.heading} ${section.text}`).size;
      // A section without text is found by the sections below it, which contain its heading as `above`.
      if (!isFirst && (section.text === "" || isRepeated)) continue;
      const description = metaContent(meta, "name", "description");
      index.add({
        id: index.documentCount,
        path: isFirst ? path : `${path}#${section.id}`,
        title,
        heading: section.heading,
        above: section.above,
        keywords: isFirst ? metaContent(meta, "name", "keywords") : "",
        text: isFirst ? `${description} ${section.text}` : section.text,
      });
    }
  }
  return index;
}
