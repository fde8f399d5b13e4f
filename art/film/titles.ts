import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { palette } from "../../app/styles/palette.ts";
import { findBrowser } from "../../scripts/browser.mjs";
import { ending, FRAME, type Scene, scenes, type Window } from "./storyboard.ts";

/** A transparent RGBA layer of frame size. */
export type Layer = Buffer;
export type Titles = { words: Map<Scene, Layer>; mark: Layer; name: Layer };

const display = new URL("../../app/fonts/familjen-grotesk-latin-wght-normal.woff2", import.meta.url);
const text = new URL("../../app/fonts/hanken-grotesk-latin-wght-normal.woff2", import.meta.url);
const mark = new URL("../../public/favicon.svg", import.meta.url);
const LEFT = 72;

const face = (family: string, file: URL) =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(file, "base64")}) }`;

const style = `
  ${face("display", display)}
  ${face("text", text)}
  body { margin: 0; color: ${palette["on-inverse"]}; font: 540 68px/1.06 display; letter-spacing: -0.03em }
  p { position: absolute; left: ${LEFT}px; margin: 0; text-wrap: balance }
  .night { top: 104px; width: 600px }
  .day { top: 104px; width: 370px; font-size: 56px; letter-spacing: -0.028em }
  .name { font-size: 92px; letter-spacing: -0.032em }
  .line { width: 520px; color: ${palette["on-inverse-quiet"]}; font: 400 30px/1.4 text; letter-spacing: 0 }
  svg { position: absolute }
`;

/** The logo is aligned with the doorway of the last scene: 16 of its 32 units are as wide as the opening. */
function markBox(view: Window) {
  const scale = FRAME.width / view.width;
  const size = ending.doorway.width * scale * 2;
  return {
    size,
    left: (ending.doorway.centre - view.x) * scale - size / 2,
    floor: (ending.doorway.floor - view.y) * scale,
  };
}

function drawnMark(view: Window) {
  const box = markBox(view);
  const drawing = readFileSync(mark, "utf8").replace(palette.ink, palette["on-inverse"]);
  const place = `left:${box.left}px;top:${box.floor - box.size}px;width:${box.size}px;height:${box.size}px`;
  return drawing.replace("<svg ", `<svg style="${place}" `);
}

function nameAndLine(view: Window) {
  const box = markBox(view);
  const bottom = (offset: number) => `bottom:${FRAME.height - box.floor + offset}px`;
  return `<p class="name" style="${bottom(92)}">${ending.name}</p><p class="line" style="${bottom(-6)}">${ending.line}</p>`;
}

export async function drawTitles(): Promise<Titles> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-lcd-text"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: FRAME.width, height: FRAME.height } });
    const draw = async (body: string) => {
      await page.setContent(`<style>${style}</style>${body}`);
      await page.evaluate(() => document.fonts.ready);
      return sharp(await page.screenshot({ omitBackground: true }))
        .ensureAlpha()
        .raw()
        .toBuffer();
    };
    const words = new Map<Scene, Layer>();
    for (const scene of scenes) words.set(scene, await draw(`<p class="${scene.light}">${scene.words}</p>`));
    const view = scenes.at(-1)?.camera[1] ?? { x: 0, y: 0, width: FRAME.width };
    return { words, mark: await draw(drawnMark(view)), name: await draw(nameAndLine(view)) };
  } finally {
    await browser.close();
  }
}
