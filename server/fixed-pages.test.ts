import { beforeAll, expect, test } from "vitest";
import type { RenderPage } from "./app.ts";
import { type FixedPages, renderFixedPages } from "./fixed-pages.ts";
import { loadServerBuild, pageRenderer } from "./page-renderer.ts";

const RESULTS = [
  { path: "/about", title: "About <us> & co", description: "… $& and <b>quotes</b> …" },
  { path: "/faq", title: "FAQ", description: "Answers" },
];
const search = (query: string) => (query.includes("nothing") ? [] : RESULTS);

let renderPage: RenderPage;
let fixedPages: FixedPages;

beforeAll(async () => {
  const build = await loadServerBuild();
  renderPage = pageRenderer(build, "production", search, console.error);
  fixedPages = await renderFixedPages(build, renderPage, search);
});

/** Hono's `html` escapes an apostrophe as &#39;, React as &#x27;. */
const normalise = (page: string) => page.replaceAll("&#39;", "&#x27;");

test.each(["", "cloud", "nothing", `"><script>alert(1)</script>`, "$& $1 $$ it's", "a&b", "\ud800"])(
  "fixedPages.search(%j) returns the same page that the search route renders",
  async (query) => {
    const url = new URL("http://localhost/search");
    if (query) url.searchParams.set("q", query);
    const rendered = await renderPage(new Request(url));
    expect(normalise(fixedPages.search(query.toWellFormed()))).toBe(normalise(await rendered.text()));
  },
);
