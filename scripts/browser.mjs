// The browsers that the tests drive: Playwright's own where they are installed, else the system's.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// The headless shell comes first: the tests take half the time in it.
const systemChromium = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const aptTimeout = 300_000;
// A download that works has finished by then; a host that cannot be reached must not hold up the run.
const playwrightTimeout = 120_000;

export function findBrowser() {
  return [process.env.CHROMIUM_PATH, playwrightPath("chromium"), ...systemChromium].find(
    (path) => path && existsSync(path),
  );
}

export function installBrowser() {
  installFromPlaywright(["chromium"]);
  if (!findBrowser()) installPackages(["chromium-headless-shell"]);
  if (!findBrowser()) installPackages(["chromium"]);
  if (!findBrowser())
    throw new Error("Neither Playwright's own Chromium nor the system's package could be installed.");
}

/** The system's own Firefox, or the MiniBrowser of WebKitGTK with the driver and the screen it needs. */
export function findEngine(name) {
  if (name === "firefox")
    return ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
  const needed = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return needed.every((path) => existsSync(path)) ? findMiniBrowser() : undefined;
}

export const hasEngines = () => ["firefox", "webkit"].every(hasEngine);

/** Tries to install both engines. The tests themselves report an engine that is still missing. */
export function installEngines() {
  const missing = ["firefox", "webkit"].filter((name) => !hasEngine(name));
  installFromPlaywright(missing);
  const packages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] };
  installPackages(missing.filter((name) => !hasEngine(name)).flatMap((name) => packages[name]));
}

function hasEngine(name) {
  const path = playwrightPath(name);
  return (path !== undefined && existsSync(path)) || findEngine(name) !== undefined;
}

/** Debian keeps it in a folder of the machine's architecture. */
function findMiniBrowser() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  return folders
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}

function installFromPlaywright(names) {
  const args = ["install", "--with-deps", ...names];
  spawnSync("node_modules/.bin/playwright", args, { stdio: "ignore", timeout: playwrightTimeout });
}

function installPackages(names) {
  if (names.length === 0) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", timeout: aptTimeout });
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { stdio: "ignore", timeout: aptTimeout, env });
}

function playwrightPath(name) {
  try {
    return createRequire(import.meta.url)("@playwright/test")[name].executablePath();
  } catch {
    return undefined;
  }
}
