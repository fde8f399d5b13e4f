import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { createSealer } from "../../intake/sealing/sealer.ts";
import { loadSecret } from "../../intake/sealing/secret.ts";
import { openChallenge, type WordCheckForm } from "../../intake/word-check/challenge.ts";
import { startServer } from "./running-server.ts";

type RealSite = { url: string; dataDir: string };

/** Tests against their own server, with real words and rate limits as in production. */
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

/** The word in the current picture, decrypted from its cookie with that server's secret. */
export async function wordShown(page: Page, { dataDir }: RealSite, form: WordCheckForm): Promise<string> {
  const sealer = createSealer(loadSecret(dataDir));
  const prefix = `wc_${form}_`;
  const cookies = await page.context().cookies();
  const open = cookies
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(
      ({ name, value }) => openChallenge(sealer, form, name.slice(prefix.length), value, new Date()) ?? [],
    )
    .sort((a, b) => b.issuedAt - a.issuedAt);
  expect(open, "an open word").not.toHaveLength(0);
  return open[0]?.word ?? "";
}
