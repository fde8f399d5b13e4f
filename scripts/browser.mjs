// The browser the tests drive: the one Playwright brings where it can be had, else one of the system's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

// First the one without a window: the tests take half the time in it.
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findBrowser() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

export function installBrowser() {
  const attempts = [
    ["node_modules/.bin/playwright", ["install", "--with-deps", "chromium"]],
    ["apt-get", ["update", "-qq"]],
    ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: "ignore", timeout: 300_000 });
    if (findBrowser()) return;
  }
  throw new Error("Neither Playwright's own Chromium nor the system's package could be installed.");
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}
