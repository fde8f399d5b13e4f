/** Takes screenshots of every kind of page at three widths and arranges them on one sheet per width. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { pagePaths } from "../app/page-paths.ts";
import { findBrowser } from "./browser.mjs";

const folder = "docs/screenshots";
const limit = 3 * 1024 * 1024;

/** Viewport size, thumbnail width and number of columns. */
const sheets = [
  { width: 390, height: 844, thumb: 130, columns: 13 },
  { width: 768, height: 1024, thumb: 200, columns: 9 },
  { width: 1440, height: 900, thumb: 360, columns: 7 },
];

/** One page of each kind: the first of each folder, and every page outside a folder. */
function pageKinds() {
  const kinds = new Map<string, string>();
  for (const path of [...pagePaths(), "/no-such-page"]) {
    // Alternative paths of pages already on the sheet.
    if (path === "/home" || path === "/services" || path.startsWith("/industry/")) continue;
    const [, first = "", rest] = path.split("/");
    const kind = rest ? `${first}/` : path;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Serves the current build with its own data folder. */
async function serveBuild(dataFolder: string) {
  const port = await freePort();
  const publicUrl = readFileSync("build/public-url", "utf8");
  const server = spawn(process.execPath, ["server/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataFolder,
      LOG_LEVEL: "error",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/healthz`, server);
  return { origin, server };
}

async function answers(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error("The server did not start. Run `npm run build` first.");
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No response from ${url}.`);
}

/** Lazy pictures load only when scrolled near; screenshots need all of them. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.setAttribute("data-whole", "");
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = "eager";
    await Promise.all([
      document.fonts.ready,
      ...pictures.map((image) => image.decode().catch(() => undefined)),
    ]);
  });
}

async function openPage(browser: Browser, { width, height }: { width: number; height: number }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.route(/google\.com/, (route) => route.abort());
  return page;
}

async function photograph(browser: Browser, origin: string, sheet: (typeof sheets)[number]) {
  const page = await openPage(browser, sheet);
  const tiles: { path: string; picture: string }[] = [];
  for (const path of pageKinds()) {
    await page.goto(origin + path);
    await loadPictures(page);
    const shot = await page.screenshot({ fullPage: true, type: "jpeg", quality: 90 });
    const thumb = await sharp(shot).resize({ width: sheet.thumb }).webp({ quality: 90 }).toBuffer();
    tiles.push({ path, picture: thumb.toString("base64") });
  }
  await page.close();
  return tiles;
}

async function layOut(browser: Browser, { width, thumb, columns }: (typeof sheets)[number], tiles: Tile[]) {
  const gap = 16;
  const page = await browser.newPage({ viewport: { width: columns * (thumb + gap) + gap, height: 800 } });
  const figures = tiles.map(
    ({ path, picture }) =>
      `<figure><figcaption>${path}</figcaption><img src="data:image/webp;base64,${picture}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { margin: ${gap}px; columns: ${columns}; column-gap: ${gap}px; background: #dfe3ea; font: 11px sans-serif }
    figure { margin: 0 0 ${gap}px; break-inside: avoid }
    figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding-bottom: 3px; color: #333 }
    img { display: block; width: ${thumb}px }
  </style>${figures.join("")}`);
  const file = join(folder, `pages-${width}.webp`);
  await sharp(await page.screenshot({ fullPage: true }))
    .webp({ quality: 58, effort: 6 })
    .toFile(file);
  await page.close();
  return file;
}

type Tile = Awaited<ReturnType<typeof photograph>>[number];

async function photographHome(browser: Browser, origin: string) {
  const page = await openPage(browser, { width: 1440, height: 900 });
  await page.goto(origin);
  await loadPictures(page);
  const file = join(folder, "home.webp");
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  await page.close();
  return file;
}

const dataFolder = mkdtempSync(join(tmpdir(), "aldergate-sheet-"));
mkdirSync(folder, { recursive: true });
const { origin, server } = await serveBuild(dataFolder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const files = [await photographHome(browser, origin)];
  for (const sheet of sheets)
    files.push(await layOut(browser, sheet, await photograph(browser, origin, sheet)));
  const sizes = files.map((file) => statSync(file).size);
  for (const [place, file] of files.entries())
    console.log(`${file}: ${Math.round((sizes[place] ?? 0) / 1024)} KB`);
  if (sizes.reduce((sum, size) => sum + size, 0) > limit)
    throw new Error("The sheets are over 3 MB together.");
} finally {
  await browser.close();
  server.kill();
  rmSync(dataFolder, { recursive: true, force: true });
}
