import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { loadSecret } from "../../intake/store/secret.ts";
import { createSealer, openChallenge, type WordCheckForm } from "../../intake/word-check/challenge.ts";
import { startServer } from "./running-server.ts";

type RealSite = { url: string; dataDir: string };

/** For tests whose word check shows random words. Each worker starts its own server. */
export const test = base.extend<object, { site: RealSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "aldergate-words-"));
      const server = await startServer({ DATA_DIR: dataDir, WORD_CHECK_TEST_WORD: "" });
      await use({ url: server.url, dataDir });
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** The word in the current picture: that of the newest valid cookie, decrypted with the server's secret. */
export async function wordShown(page: Page, { dataDir }: RealSite, form: WordCheckForm): Promise<string> {
  const sealer = createSealer(loadSecret(dataDir));
  const prefix = `wc_${form}_`;
  const open = (await page.context().cookies())
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(
      ({ name, value }) => openChallenge(sealer, form, name.slice(prefix.length), value, new Date()) ?? [],
    )
    .sort((a, b) => b.issuedAt - a.issuedAt);
  expect(open, "cookies with a valid word").not.toHaveLength(0);
  return open[0]?.word ?? "";
}
