import { html } from "hono/html";
import { company } from "../app/content/company.ts";
import type { SearchSite } from "../app/search-context.ts";
import { MESSAGE_KINDS } from "../intake/messages/kinds.ts";
import { createReference } from "../intake/reference.ts";
import type { RenderPage } from "./app.ts";
import type { BuiltApp } from "./page-renderer.ts";

export type FixedPages = Awaited<ReturnType<typeof renderFixedPages>>;

/**
 * Renders the thank-you, search and 404 pages once, at start. For each request, only the reference (thank-you page) or
 * the query and its results (search page) are inserted.
 */
export async function renderFixedPages(build: BuiltApp, renderPage: RenderPage, search: SearchSite) {
  const { renderSearchSection } = build.entry.module;
  const render = async (path: string, status = 200) => {
    const response = await renderPage(new Request(new URL(path, "http://localhost")));
    if (response.status !== status)
      throw new Error(`${path} was rendered with status ${response.status} instead of ${status}`);
    return response.text();
  };
  const sample = createReference(company.referencePrefix);
  const thankYouPages = new Map<string, string>();
  for (const kind of MESSAGE_KINDS) thankYouPages.set(kind, await render(`/thank-you/${kind}/${sample}`));
  const emptySearch = await render("/search");
  const sampleSection = renderSearchSection(sample, search(sample));
  const [before = "", after] = (await render(`/search?q=${sample}`)).split(sampleSection);
  if (after === undefined)
    throw new Error("The page /search doesn't contain the HTML that renderSearchSection returns.");

  return {
    notFound: await render("/404", 404),
    jobNotFound: await render("/career/404", 404),
    /** The thank-you page for a message with this reference. Undefined if the kind is unknown. */
    thankYou: (kind: string, reference: string) => thankYouPages.get(kind)?.replaceAll(sample, reference),
    /** Renders only the results for each query, because rendering the whole page takes four times as long. */
    search(query: string) {
      if (query === "") return emptySearch;
      const escaped = html`${query}`.toString();
      const section = renderSearchSection(query, search(query));
      return before.replaceAll(sample, () => escaped) + section + after;
    },
  };
}
