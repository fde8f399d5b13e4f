import { beforeAll, expect, test } from "vitest";
import { renderFixedPages } from "./fixed-pages.ts";
import { type BuiltApp, loadServerBuild, pageRenderer } from "./page-renderer.ts";
import type { SearchPage } from "./search-page.ts";

const RESULTS = [
  { path: "/about", title: "About <us> & co", description: "… $& and <b>quotes</b> …" },
  { path: "/faq", title: "FAQ", description: "Answers" },
];
const search = (query: string) => (query.includes("nothing") ? [] : RESULTS);

let build: BuiltApp;
let searchPage: SearchPage;

beforeAll(async () => {
  build = await loadServerBuild();
  searchPage = (await renderFixedPages(build, search)).search;
});

/** Escapes may be spelled differently: &#39; and &#x27; are the same character. */
const normalise = (page: string) => page.replaceAll("&#39;", "&#x27;");

test.each(["", "cloud", "nothing", `"><script>alert(1)</script>`, "$& $1 $$ it's", "a&b", "\ud800"])(
  "the page for %j is the one the route renders",
  async (query) => {
    const url = new URL("http://localhost/search");
    if (query) url.searchParams.set("q", query);
    const render = pageRenderer(build, "production", search, console.error);
    const rendered = await render(new Request(url), {} as Parameters<typeof render>[1]);
    expect(normalise(searchPage(query.toWellFormed()))).toBe(normalise(await rendered.text()));
  },
);
