import { globSync } from "node:fs";
import { expect } from "@playwright/test";
import type { CheerioAPI } from "cheerio";
import { dynamicPaths } from "../support/page-kinds.ts";
import { test } from "../support/rendered-pages.ts";
import { each, fetchPage } from "../support/spec-page.ts";

/** The paths to which a page links. Links within the page are checked here. */
function linkedPaths(path: string, $: CheerioAPI): string[] {
  const hrefs = each($("a[href]")).map((link) => link.attr("href") ?? "");
  const ids = new Set(each($("[id]")).map((element) => element.attr("id")));
  for (const href of hrefs) {
    expect(href, `an empty link on ${path}`).not.toMatch(/^#?$/);
    if (href.startsWith("#")) expect(ids, `${href} on ${path}`).toContain(href.slice(1));
  }
  return hrefs.filter((href) => href.startsWith("/"));
}

const withoutFragment = (href: string) => href.split("#")[0] ?? href;

test("no internal link is broken, and links lead to every indexed page", async ({ pages, request }) => {
  const linked = new Set<string>();
  for (const [path, $] of pages.all) {
    for (const href of linkedPaths(path, $)) linked.add(href);
  }
  const linkedByDynamic: string[] = [];
  for (const path of dynamicPaths) {
    linkedByDynamic.push(...linkedPaths(path, (await fetchPage(request, path)).$));
  }
  const allLinked = new Set([...linked, ...linkedByDynamic]);
  for (const href of new Set([...allLinked].map(withoutFragment))) {
    const response = await request.head(href);
    expect(response.status(), href).toBe(200);
  }
  const built = new Map(pages.all);
  for (const href of allLinked) {
    const [path = "", id] = href.split("#");
    const target = built.get(path);
    if (id && target) expect(target(`[id="${id}"]`).length, href).toBe(1);
  }
  // Every service page and every industry page has two URLs. A link to either URL counts.
  const reachable = new Set(
    [...linked].map((href) =>
      withoutFragment(href)
        .split("?")[0]
        ?.replace(/^\/industry\//, "/industries/")
        .replace(/^\/service\//, "/services/"),
    ),
  );
  for (const [path] of pages.own) {
    expect(reachable, `no page links to ${path}`).toContain(path);
  }
});

test("the prices are one click from every page, in the menu and the footer", async ({ pages }) => {
  for (const [path, $] of pages.all) {
    const buying = $("#menu-company [aria-labelledby]").last();
    expect(
      each(buying.find("a")).map((link) => link.attr("href")),
      path,
    ).toEqual(["/how-we-work#price-guide", "/how-we-work", "/why-us"]);
    expect($('body > footer a[href="/how-we-work#price-guide"]').text(), path).toBe("Prices");
  }
});

test("pages that convince buyers link to the prices in their text", async ({ pages }) => {
  const built = new Map(pages.all);
  for (const path of [
    "/",
    "/about",
    "/why-us",
    "/contact",
    "/industries",
    "/industries/oil-and-gas",
    "/case-studies",
    "/case-studies/erp-migration",
  ])
    expect(built.get(path)?.('main a[href^="/how-we-work#pric"]').length, path).toBeGreaterThan(0);
});

test("every script is loaded by a page, itself or through another script", async ({ pages, request }) => {
  const loaded = new Set<string>();
  const load = async (address: string) => {
    if (loaded.size === loaded.add(address).size) return;
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    for (const [, name] of (await response.text()).matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      await load(`/assets/${name}`);
  };
  for (const [, $] of pages.all)
    for (const script of each($("script[src]"))) await load(script.attr("src") ?? "");
  const built = globSync("**/*.js", { cwd: "build/client" }).map((file) => `/${file}`);
  expect(built.filter((address) => !loaded.has(address))).toEqual([]);
  expect(loaded.size).toBe(built.length);
});
