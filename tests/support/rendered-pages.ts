import { test as base, expect } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { builtPaths, canonicalPaths } from "./built-pages.ts";

type Pages = {
  /** Every page by its path. */
  all: Map<string, CheerioAPI>;
  /** Pages whose canonical URL is their own URL. Search engines should index them. */
  own: [path: string, $: CheerioAPI][];
};

/** For tests that read the HTML of all pages. Each worker fetches the pages once. */
export const test = base.extend<object, { pages: Pages }>({
  pages: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
      const all = new Map<string, CheerioAPI>();
      for (const path of builtPaths) all.set(path, load(await (await request.get(path)).text()));
      await request.dispose();
      const own = [...all].filter(([path]) => canonicalPaths.includes(path));
      await use({ all, own });
    },
    { scope: "worker" },
  ],
});

export const canonical = ($: CheerioAPI) => $('link[rel="canonical"]').attr("href");

export const metaContent = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";

type Node = Record<string, unknown> & { "@type": string };

/** The nodes of a page's structured data. */
export function graph($: CheerioAPI): Node[] {
  const blocks = $('script[type="application/ld+json"]');
  if (blocks.length === 0) return [];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks.text());
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}
