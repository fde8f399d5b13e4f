/**
 * Photographs the pages in art/screens into art/masters: `npm exec -- node art/photograph.ts [name…]`, then
 * `npm run images`. `data-frame` on <html> says what is photographed. Needs Chromium.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, findBrowser } from "../scripts/browser.mjs";

type Shot = { width: number; height: number; scale: number; suffix: string };

const narrow = (width: number, height: number): Shot => ({ width, height, scale: 2, suffix: ".phone" });

/** What is photographed, in which sizes. The second size is for narrow screens. */
const shots: Record<string, Shot[]> = {
  phone: [{ width: 390, height: 844, scale: 2, suffix: "" }],
  tablet: [{ width: 1024, height: 740, scale: 2, suffix: "" }, narrow(520, 800)],
  window: [{ width: 1120, height: 700, scale: 2, suffix: "" }, narrow(440, 800)],
  sheet: [{ width: 900, height: 760, scale: 2, suffix: "" }, narrow(460, 620)],
  post: [{ width: 1050, height: 700, scale: 2, suffix: "" }],
  tile: [{ width: 1024, height: 640, scale: 2, suffix: "" }],
};
/** The pictures of posts and industries are named as their pages name them. */
const named = new Set(["post", "tile"]);

/** `<i data-icon="search">` becomes the Lucide icon of that name. */
async function drawIcons(page: Page) {
  for (const icon of await page.locator("[data-icon]").all()) {
    const name = await icon.getAttribute("data-icon");
    const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
    await icon.evaluate((element, content) => {
      element.innerHTML = content;
    }, svg);
  }
}

const chosen = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...chromiumFlags, "--allow-file-access-from-files"],
});
for (const file of globSync("art/screens/*.html")) {
  const name = basename(file, ".html");
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const frame = /data-frame="(\w+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  for (const { width, height, scale, suffix } of shots[frame] ?? []) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.goto(`file://${resolve(file)}`);
    await drawIcons(page);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot();
    await sharp(png)
      .webp({ nearLossless: true, quality: 60, effort: 5 })
      .toFile(`art/masters/${named.has(frame) ? name : `screen-${name}`}${suffix}.webp`);
    await page.close();
  }
  console.log(name);
}
await browser.close();
