import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, type Page } from "@playwright/test";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type WordCheckForm, wordOf } from "../../intake/word-check/challenge.ts";
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

/** The word in the current picture: that of the newest cookie, calculated with the server's secret. */
export async function wordShown(page: Page, { dataDir }: RealSite, form: WordCheckForm): Promise<string> {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  const stored = database.prepare("select value from shared_secrets").get();
  database.close();
  const prefix = `wc_${form}_`;
  const [newest] = (await page.context().cookies())
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, value }) => ({ form, id: name.slice(prefix.length), issuedAt: Number(value) }))
    .sort((a, b) => b.issuedAt - a.issuedAt);
  if (!newest) throw new Error("There is no cookie with a word");
  return wordOf(newest, String(stored?.value));
}
