import MiniSearch from "minisearch";
import { pageKind } from "../content/collections.ts";
import { searchKeywords } from "../content/derived/search-vocabulary.ts";
import { pageSections } from "./sections.ts";
import { type IndexedSection, indexOptions } from "./terms.ts";

/** A built page. `title` and `description` are those for search engines. */
type BuiltPage = { path: string; title: string; description: string; html: string };

/** The index for the site's own search, over the sections of all these pages. */
export function buildIndex(pages: BuiltPage[]): MiniSearch<IndexedSection> {
  const index = new MiniSearch<IndexedSection>(indexOptions);
  const indexed = new Set<string>();
  // These come last, because the other pages say more about the parts they have in common with them.
  const isOverview = ({ path }: BuiltPage) => Number(path === "/" || path === "/services");
  const sorted = pages.toSorted((one, other) => isOverview(one) - isOverview(other));
  for (const { path, title, description, html } of sorted) {
    for (const { id, heading, above, text } of pageSections(html)) {
      const isFirst = id === "";
      const isRepeated = indexed.size === indexed.add(`${heading} ${text}`).size;
      // A section without text is found by the sections below it, which contain its heading as `above`.
      if (!isFirst && (text === "" || isRepeated)) continue;
      index.add({
        id: index.documentCount,
        path: isFirst ? path : `${path}#${id}`,
        title,
        heading,
        above,
        kind: isFirst ? pageKind(path) : undefined,
        keywords: isFirst ? searchKeywords.get(path)?.join(", ") : undefined,
        text: isFirst ? `${description} ${text}` : text,
      });
    }
  }
  return index;
}
