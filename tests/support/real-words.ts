import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { loadSecret } from "../../intake/store/secret.ts";
import { createSealer, openChallenge, type WordCheckForm } from "../../intake/word-check/challenge.ts";
import { startServer } from "./running-server.ts";

export type RealSite = { url: string; dataDir: string };
type Cookie = { name: string; value: string };

/** For tests whose word check shows random words. Each worker starts its own server. */
export const test = base.extend<object, { site: RealSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => serveRealWords(use),
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** Runs a server whose word check shows random words, with a new data folder, until `use` returns. */
export async function serveRealWords(use: (site: RealSite) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "aldergate-words-"));
  const server = await startServer({ DATA_DIR: dataDir, WORD_CHECK_TEST_WORD: "" });
  await use({ url: server.url, dataDir });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The word in the current picture. */
export async function wordShown(page: Page, site: RealSite, form: WordCheckForm): Promise<string> {
  return newestWord(await page.context().cookies(), site, form);
}

/** The word of the newest cookie that is still valid, decrypted with the server's secret. */
export function newestWord(cookies: Cookie[], { dataDir }: RealSite, form: WordCheckForm): string {
  const sealer = createSealer(loadSecret(dataDir));
  const prefix = `wc_${form}_`;
  const open = cookies
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(
      ({ name, value }) => openChallenge(sealer, form, name.slice(prefix.length), value, new Date()) ?? [],
    )
    .sort((a, b) => b.issuedAt - a.issuedAt);
  expect(open, "cookies with a valid word").not.toHaveLength(0);
  return open[0]?.word ?? "";
}
