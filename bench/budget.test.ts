import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { loadSite, type Site } from "../server/site-files.ts";
import { budgetFailures, weighPages } from "./budget-limits.ts";

const site = await loadSite();

/** The site with one page's markup changed. */
function withPage(url: string, change: (html: string) => string): Site {
  const file = site.files.get(url);
  if (!file) throw new Error(`The build has no page ${url}`);
  const changed = Buffer.from(change(readFileSync(file.identity.body.path, "utf8")));
  const holding = (bytes: Buffer) => ({ ...file.identity, body: { path: "", size: bytes.length, bytes } });
  const page = { ...file, identity: holding(changed), br: holding(brotliCompressSync(changed)) };
  return { ...site, files: new Map(site.files).set(url, page) };
}

/** Text that no compression makes smaller than so many bytes. */
const incompressible = (bytes: number) => randomBytes(Math.ceil(bytes)).toString("base64");

describe("the budget of every page", () => {
  test("is kept by the site as it is built", () => {
    expect(budgetFailures(weighPages(site))).toEqual([]);
  });

  test("is broken by a page that is 5 KiB too heavy", () => {
    const heaviest = weighPages(site)
      .filter(({ url }) => url !== "/" && url !== "/home")
      .sort((a, b) => b.bytes - a.bytes)[0];
    if (!heaviest) throw new Error("The build has no pages");
    const room = 90 * 1024 - heaviest.bytes;
    const heavy = withPage(heaviest.url, (html) =>
      html.replace("</main>", `<p>${incompressible(room + 5 * 1024)}</p></main>`),
    );
    const [failure, ...others] = budgetFailures(weighPages(heavy));
    expect(failure).toContain(`${heaviest.url}: `);
    expect(failure).toContain("bytes before interaction");
    expect(others).toEqual([]);
  });

  test("is broken by a script before interaction", () => {
    const scripted = withPage("/faq", (html) =>
      html.replace("</body>", `<script>${"f();".repeat(600)}</script></body>`),
    );
    expect(budgetFailures(weighPages(scripted)).join()).toContain("/faq: ");
  });

  test("is broken by what keeps the first packets from painting", () => {
    const late = withPage("/faq", (html) =>
      html.replace("<main", `<p>${incompressible(14 * 1024)}</p><main`),
    );
    expect(budgetFailures(weighPages(late)).join()).toContain("above the fold");
  });
});
