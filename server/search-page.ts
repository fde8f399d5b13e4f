import { html } from "hono/html";
import type { SearchSite } from "../app/search-context.ts";
import { createReference } from "../intake/reference.ts";
import type { BuiltApp } from "./page-renderer.ts";

export type SearchPage = (query: string) => string;

/**
 * The search page with its header and footer rendered once at start, and only its section for each query: rendering the
 * whole page takes four times as long.
 */
export async function createSearchPage(
  build: BuiltApp,
  render: (path: string) => Promise<string>,
  search: SearchSite,
): Promise<SearchPage> {
  const { renderSearchSection } = build.entry.module;
  const empty = await render("/search");
  const sample = createReference("SP");
  const [before = "", after] = (await render(`/search?q=${sample}`)).split(renderSearchSection(sample, []));
  if (after === undefined) throw new Error("The search page does not contain its own section.");
  return (query) => {
    if (query === "") return empty;
    const escaped = html`${query}`.toString();
    const section = renderSearchSection(query, search(query));
    return before.replaceAll(sample, () => escaped) + section + after;
  };
}
