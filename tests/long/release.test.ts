import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPaths } from "../support/built-pages.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { copySite } from "../support/site-copy.ts";

const copy = copySite();
const SITE = join(copy.folder, "site");
const programs = join(copy.folder, "programs");
const sitemap = "scripts/build/sitemap.ts";
const original = copy.read(sitemap);
/** How long a visitor of these tests reads a page. */
const READING_MS = 20;
let site: RunningServer;

const start = () =>
  startServer({ DATA_DIR: join(copy.folder, "data") }, undefined, { folder: realpathSync(SITE) });

beforeAll(async () => {
  cpSync(realpathSync("build"), join(copy.folder, "builds/first"), { recursive: true });
  symlinkSync("builds/first", join(copy.folder, "build"));
  symlinkSync(copy.folder, SITE);
  program(
    "systemctl",
    '[ "$1" = restart ] && echo "$2" >> "$RESTARTED" || echo "aldergate@$PORT.service loaded"',
  );
  program("runuser", 'shift 3; exec "$@"');
  program("npm", "exec node scripts/build/build.ts");
  // The slow part of a build: here it is a copy of the project's own.
  program("react-router", `cp -r ${resolve("build")}/client ${resolve("build")}/server "$BUILD_FOLDER"`);
  site = await start();
});

afterAll(async () => {
  await site.stop();
  copy.remove();
});

/** Replaces a program that the script calls. */
function program(name: string, script: string) {
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

async function release(...args: string[]) {
  const restarted = join(copy.folder, `restarted-${Date.now()}`);
  const child = spawn("sh", [resolve("deploy/release.sh"), ...args], {
    env: {
      ...process.env,
      PATH: [programs, resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
      SITE,
      RESTARTED: restarted,
      PORT: new URL(site.url).port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const status = await new Promise<number | null>((done) => child.once("exit", done));
  return { status, output, restarted: existsSync(restarted) ? readFileSync(restarted, "utf8").trim() : "" };
}

/** Reads one page after the other, with short pauses, until the work is done, and returns the failed page views. */
async function whileReading(work: Promise<unknown>) {
  let isDone = false;
  let views = 0;
  const failures: string[] = [];
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const path = builtPaths[views++ % builtPaths.length];
    const page = await fetch(site.url + path).then(
      async (answer) => `${answer.status} ${(await answer.text()).includes("</html>")}`,
      String,
    );
    if (page !== "200 true") failures.push(`${path}: ${page}`);
    await setTimeout(READING_MS);
  }
  expect(views).toBeGreaterThan(20);
  return failures;
}

const text = async (path: string) => (await fetch(site.url + path)).text();

test("a release whose build fails at its end causes no failed page view and changes nothing", async () => {
  const build = readlinkSync(join(copy.folder, "build"));
  copy.change(sitemap, "return `<", 'throw new Error("broken");\n  $&');
  const releasing = release();
  expect(await whileReading(releasing)).toEqual([]);
  const { status, output, restarted } = await releasing;
  expect([status, restarted]).toEqual([1, ""]);
  expect(output).toContain("Error: broken");
  expect(readlinkSync(join(copy.folder, "build"))).toBe(build);
  expect(globSync("*", { cwd: join(copy.folder, "builds") })).toEqual(["first"]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test("a release builds the new pages, restarts the server, and keeps the scripts of pages that are still open", async () => {
  const asset = join(copy.folder, "builds/first/client/assets/old-script.js");
  const outdated = join(copy.folder, "builds/first/client/assets/outdated.js");
  for (const file of [asset, outdated]) writeFileSync(file, "1");
  utimesSync(outdated, 0, 0);
  const before = await text("/sitemap.xml");
  copy.write(sitemap, original.replace("return `<", 'return "new";\n  $&'));
  const releasing = release();
  expect(await whileReading(releasing)).toEqual([]);
  const { status, output, restarted } = await releasing;
  expect(status, output).toBe(0);
  expect(restarted).toBe(`aldergate@${new URL(site.url).port}.service`);
  // The stand-in for systemctl has not restarted the server, which still has its own build.
  expect(await text("/sitemap.xml")).toBe(before);
  await site.stop();
  site = await start();
  expect(await text("/sitemap.xml")).toBe("new");
  expect(await text("/assets/old-script.js")).toBe("1");
  expect((await fetch(`${site.url}/assets/outdated.js`)).status).toBe(404);
});

test("a release of a tag is built in a new folder, and the link to the running version points to it", async () => {
  const git = 'case "$*" in *get-url*) echo origin ;; *) for last; do :; done; mkdir "$last" ;; esac';
  program("git", git);
  program(
    "npm",
    '[ "$1" = ci ] || { mkdir -p build/client/assets build/client/images; echo "$PUBLIC_URL" > build/public-url; }',
  );
  const { status, output, restarted } = await release("v2");
  expect(status, output).toBe(0);
  expect(realpathSync(SITE)).toMatch(/\/v2-\d{14}$/);
  expect(readFileSync(join(SITE, "build/public-url"), "utf8")).toBe("http://localhost:3000\n");
  expect(existsSync(join(SITE, "build/client/assets/old-script.js"))).toBe(true);
  expect(restarted).not.toBe("");
});
