import { type APIRequestContext, expect } from "@playwright/test";
import { pagePaths } from "../../app/page-paths.ts";

/** The PUBLIC_URL of the tested build. */
export const address = "http://localhost:3000";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", apos: "'" };

export const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|apos);/g, (_, name: string) => entities[name] ?? "");

export const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

type Node = Record<string, unknown> & { "@type": string };

/** A page's metadata. */
export function graph(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length === 0) return [];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

export async function readPages(request: APIRequestContext) {
  const pages = new Map<string, string>();
  for (const path of pagePaths()) pages.set(path, await (await request.get(path)).text());
  return pages;
}

/** Canonical pages: those a search engine should index. */
export const ownPages = (pages: Map<string, string>) =>
  [...pages].filter(([path, html]) => canonical(html) === new URL(path, address).href);
