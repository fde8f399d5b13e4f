// Runs before `npm start`, `npm run dev`, `npm run edit` and the tests: installs packages, browsers and nginx, and builds the site.
// Skips steps that are done already or that the command doesn't need. It must work on Node 20 with no packages
// installed, so it is plain JavaScript without dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  hasEngines,
  hasFastestBrowser,
  hasProxy,
  hasRehearsal,
  installBrowser,
  installEngines,
  installProxy,
  installRehearsal,
} from "./browser.mjs";
import { builtFrom, fingerprintFile } from "./fingerprint.mjs";

const purpose = process.argv[2];
const oldestNode = 20;

const steps = [
  {
    name: "Install packages",
    isDone: () => isInstalled() && existsSync("node_modules/.bin/vite"),
    run: () => runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
    hint: "The packages could not be installed. Check the network and whether the disk is full, then run the command again.",
  },
  {
    name: "Install the editor",
    only: ["edit", "test:all"],
    isDone: () => isInstalled("editor/"),
    run: () => runNpm(["ci", "--prefix", "editor", "--no-audit", "--no-fund", "--loglevel=error"]),
    hint: "The editor's packages could not be installed. Check the network, then run the command again.",
  },
  {
    name: "Install a browser for the tests",
    only: ["test", "test:all"],
    isDone: hasFastestBrowser,
    run: () => installBrowser(),
    hint: "No browser could be installed. Install Chromium or Chrome and set its path: CHROMIUM_PATH=/path/to/chrome npm test",
  },
  {
    name: "Install Firefox and WebKit for the tests",
    only: ["test:all"],
    isDone: () => hasEngines() || process.env.SKIP_MISSING_ENGINES === "1",
    run: () => installEngines(),
  },
  {
    name: "Install nginx for the tests",
    only: ["test:all", "test:faults"],
    isDone: hasProxy,
    // If the installation fails, the tests report that nginx is missing.
    run: installProxy,
  },
  {
    name: "Install what the rehearsal needs",
    only: ["test:deploy"],
    isDone: hasRehearsal,
    run: installRehearsal,
    hint: "Run it as root on Debian with a connection to its packages. scripts/browser.mjs lists what it installs.",
  },
  {
    name: "Build the site",
    except: ["dev", "edit"],
    isDone: isBuilt,
    run: () => runNpm(["run", "--silent", "build"]),
    hint: "The site could not be built. Fix the errors above, then run the command again.",
  },
];

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldestNode} or newer from your package manager.`,
  );
}
// Node before 20.12 has no loadEnvFile, so setup ignores .env there. The build and the server still read it: npm runs
// them on the Node 24 in node_modules.
if (existsSync(".env")) process.loadEnvFile?.();
// Without PUBLIC_URL, the server uses the address that the pages were built for, so they are built for it again.
if (purpose === "start") process.env.PUBLIC_URL ||= builtForPublicUrl();

for (const step of steps) {
  if ((step.only && !step.only.includes(purpose)) || step.except?.includes(purpose) || step.isDone())
    continue;
  const began = Date.now();
  process.stdout.write(`${step.name} …\n`);
  try {
    step.run();
  } catch (error) {
    console.error(String(error.message ?? error));
    stop(step.hint);
  }
  process.stdout.write(`${step.name}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** Compares the lockfile with npm's own list of installed packages, which a manual `npm ci` writes too. */
function isInstalled(folder = "") {
  const installedFile = `${folder}node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  const [wanted, installed] = [`${folder}package-lock.json`, installedFile].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function builtForPublicUrl() {
  const url = existsSync("build/public-url") ? readFileSync("build/public-url", "utf8") : "";
  return url.startsWith("http://localhost:") ? "" : url;
}

function isBuilt() {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === builtFrom();
}

function runNpm(args) {
  const options = { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" };
  const { status, error } = spawnSync("npm", args, options);
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed with exit code ${status}`);
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
