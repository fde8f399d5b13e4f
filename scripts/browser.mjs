// Finds or installs browsers and nginx for the tests. Uses Playwright's own browsers if installed, otherwise the
// system's. For Chromium, CHROMIUM_PATH comes before these, and then the system's headless shell.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// Tests run twice as fast in the headless shell as in full Chromium.
const headlessShell = "/usr/bin/chromium-headless-shell";
const systemChromium = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** For containers, where Chromium's sandbox doesn't work. Also turns off requests that Chromium makes by itself. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const aptTimeout = 300_000;
// Long enough for a download, and short enough not to delay the tests for long if the host is unreachable.
const playwrightTimeout = 120_000;

export function findBrowser() {
  return [process.env.CHROMIUM_PATH, headlessShell, playwrightPath("chromium"), ...systemChromium].find(
    (path) => path && existsSync(path),
  );
}

/** Whether there is a browser and no faster one can be installed. Only root can install packages. */
export function hasFastestBrowser() {
  const browser = findBrowser();
  if (browser === process.env.CHROMIUM_PATH || !systemChromium.includes(browser))
    return browser !== undefined;
  return process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get");
}

export function installBrowser() {
  if (!findBrowser()) installFromPlaywright(["chromium"]);
  if (!hasFastestBrowser()) installPackages(["chromium-headless-shell"]);
  if (!findBrowser()) installPackages(["chromium"]);
  if (!findBrowser())
    throw new Error("Neither Playwright's Chromium nor the system's chromium package could be installed.");
}

/** The path of the system's Firefox, or of MiniBrowser for WebKit. MiniBrowser also needs its driver and Xvfb. */
export function findEngine(name) {
  if (name === "firefox")
    return ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
  const needed = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return needed.every((path) => existsSync(path)) ? findMiniBrowser() : undefined;
}

export const hasEngines = () => ["firefox", "webkit"].every(hasEngine);

/** Tries to install Firefox and WebKit if they are missing. If that fails, the tests report it. */
export function installEngines() {
  const missing = ["firefox", "webkit"].filter((name) => !hasEngine(name));
  installFromPlaywright(missing);
  const packages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] };
  installPackages(missing.filter((name) => !hasEngine(name)).flatMap((name) => packages[name]));
}

/** nginx, and openssl to create its certificate, for the fault tests. */
const proxyPrograms = ["nginx", "openssl"];

export const hasProxy = () => proxyPrograms.every((name) => !spawnSync(name, ["-v"]).error);

export const installProxy = () => installPackages(proxyPrograms);

/** The programs of the rehearsal on a Debian with systemd, and the packages that contain them. */
const rehearsalPrograms = {
  debootstrap: "debootstrap",
  "systemd-nspawn": "systemd-container",
  unshare: "util-linux",
  buildah: "buildah",
  promtool: "prometheus",
  openssl: "openssl",
};

const missingForRehearsal = () =>
  Object.keys(rehearsalPrograms).filter((name) => spawnSync(name, ["--version"]).error);

export const hasRehearsal = () => missingForRehearsal().length === 0;

export function installRehearsal() {
  installPackages(missingForRehearsal().map((name) => rehearsalPrograms[name]));
  const missing = missingForRehearsal();
  if (missing.length > 0) throw new Error(`The rehearsal needs ${missing.join(", ")}.`);
}

function hasEngine(name) {
  const path = playwrightPath(name);
  return (path !== undefined && existsSync(path)) || findEngine(name) !== undefined;
}

/** Debian installs MiniBrowser in a folder named after the architecture. */
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
