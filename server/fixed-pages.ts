import { createRequestHandler, RouterContextProvider } from "react-router";
import { company } from "../app/content/company.ts";
import type { SearchSite } from "../app/search-context.ts";
import { MESSAGE_KINDS, type MessageKind } from "../intake/messages/kinds.ts";
import { createReference } from "../intake/reference.ts";
import type { BuiltApp } from "./page-renderer.ts";
import { createSearchPage, type SearchPage } from "./search-page.ts";

export type FixedPages = {
  notFound: string;
  jobNotFound: string;
  /** The receipt for a message with this reference. */
  receipt(kind: MessageKind, reference: string): string;
  search: SearchPage;
};

/** Pages that are the same for every visitor but for a few words, rendered once at start. */
export async function renderFixedPages(build: BuiltApp, search: SearchSite): Promise<FixedPages> {
  const handle = createRequestHandler(build, "production");
  const render = async (path: string, status = 200) => {
    const context = new RouterContextProvider();
    context.set(build.entry.module.searchContext, () => []);
    const response = await handle(new Request(new URL(path, "http://localhost")), context);
    if (response.status !== status) throw new Error(`${path} was rendered with status ${response.status}`);
    return response.text();
  };
  const sample = createReference(company.referencePrefix);
  const receipts = new Map<MessageKind, string>();
  for (const kind of MESSAGE_KINDS) receipts.set(kind, await render(`/thank-you/${kind}/${sample}`));
  return {
    notFound: await render("/404", 404),
    jobNotFound: await render("/career/404", 404),
    receipt: (kind, reference) => receipts.get(kind)?.replaceAll(sample, reference) ?? "",
    search: await createSearchPage(build, render, search),
  };
}
