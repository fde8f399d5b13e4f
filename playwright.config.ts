import { defineConfig } from "@playwright/test";
import { chromiumFlags, findBrowser } from "./scripts/browser.mjs";
import type { EngineOptions } from "./tests/engines/engine-test.ts";
import { dataDir } from "./tests/support/data-dir.ts";

/** The PUBLIC_URL of the tested build. */
const address = "http://localhost:3000";
const port = Number(process.env.TEST_PORT ?? 3100);

export default defineConfig<EngineOptions>({
  projects: [
    {
      name: "site",
      testDir: "tests",
      testIgnore: ["**/tests/long/**", "**/tests/engines/**"],
      grepInvert: /@long/,
    },
    {
      name: "site-long",
      testDir: "tests",
      testIgnore: ["**/tests/long/**", "**/tests/engines/**"],
      grep: /@long/,
    },
    { name: "long", testDir: "tests/long" },
    // Chromium runs only some of tests/engines, because the `site` tests above run in Chromium too and cover the rest.
    {
      name: "chromium",
      testDir: "tests/engines",
      testMatch: "**/{forms,inbox,navigation,sources,while-loading}.spec.ts",
      use: { engine: "chromium" },
    },
    { name: "firefox", testDir: "tests/engines", use: { engine: "firefox" } },
    { name: "webkit", testDir: "tests/engines", use: { engine: "webkit" } },
  ],
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  // So long that only a hanging test reaches this limit, however slow the machine is.
  timeout: 300_000,
  // Pages answer in far less, and a failing assertion is reported soon.
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: chromiumFlags },
  },
  webServer: {
    command: "npm run --silent serve",
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      WORD_CHECK_TEST_WORD: "heron",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    },
  },
});
