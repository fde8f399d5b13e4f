/** Draws the social card of each listed page, with its section, title and picture. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createElement as h } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { company } from "../../app/content/company.ts";
import images from "../../app/images/manifest.json" with { type: "json" };
import { CARD } from "../../app/seo/social-card.ts";
import { palette } from "../../app/styles/palette.ts";
import { mark } from "../../app/ui/icons/mark.ts";
import { graphOf, isListed, metaContent, type SitePage } from "./site-pages.ts";

const cacheFolder = ".cache/cards";
/** The width of the text on the left. The picture takes the rest. */
const WORDS = 640;

type Card = { url: string; picture: string; title: string; section?: string };

const pictures: Record<string, { hash: string; widths: number[] }> = images;

/**
 * Unchanged cards come from a cache. The other addresses of a page and the filters of a list have the card of the page
 * that is their canonical one, and drafts have the home page's.
 */
export async function socialCards(pages: SitePage[]) {
  await mkdir(cacheFolder, { recursive: true });
  const drawn = pages
    .filter(isListed)
    .map(cardOf)
    .map(async (card) => ({ url: card.url, content: await cached(card) }));
  return Promise.all(drawn);
}

function cardOf(page: SitePage): Card {
  const { path, meta } = page;
  const url = new URL(metaContent(meta, "property", "og:image")).pathname;
  // The card's URL contains the name of the page's picture (app/seo/social-card.ts).
  const [, , picture] = url.split("/");
  const title = metaContent(meta, "property", "og:image:alt");
  const graph = graphOf(page);
  if (!picture || !title || graph.length === 0)
    throw new Error(
      `${path} lacks the picture, title or structured data for its social card. Check its meta function`,
    );
  const trail = graph.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  return { url, picture, title, section: trail[1]?.name };
}

async function cached(card: Card) {
  const source = pictureFile(card.picture);
  const key = createHash("sha256")
    .update(JSON.stringify([card, source, company.value.name, palette, markUrl, styles]))
    .digest("hex");
  const file = `${cacheFolder}/${key.slice(0, 20)}.jpg`;
  try {
    return await readFile(file);
  } catch {
    const drawn = await draw(card, source);
    await writeFile(file, drawn);
    return drawn;
  }
}

function pictureFile(key: string) {
  const entry = pictures[key];
  if (!entry)
    throw new Error(
      `There is no picture "${key}" in app/images/manifest.json. Add it to art/masters, then run "npm run images".`,
    );
  return `public/images/${key}.${entry.hash}.${entry.widths[1] ?? entry.widths[0]}.avif`;
}

async function draw(card: Card, source: string) {
  const words = await satori(wordsOf(card), { ...CARD, width: WORDS, fonts });
  const { data, info } = await sharp(source)
    .resize(CARD.width - WORDS, CARD.height, { fit: "cover", position: "attention" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...CARD, channels: 3, background: palette.inverse } })
    .composite([
      { input: data, raw: info, left: WORDS, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: Buffer.from(accentBlock), left: WORDS, top: CARD.height - 56 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

const onInverse = palette["on-inverse"];
const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const drawnMark = svg(
  `viewBox="0 0 ${mark.size} ${mark.size}" width="48" height="48"`,
  `<path fill="${onInverse}" d="${mark.gate}"/><path fill="${palette.accent}" d="${mark.threshold}"/>`,
);
const markUrl = `data:image/svg+xml;base64,${Buffer.from(drawnMark).toString("base64")}`;
const accentBlock = svg(`width="56" height="56"`, `<rect width="56" height="56" fill="${palette.accent}"/>`);

const column = { display: "flex", flexDirection: "column" } as const;
const display = { color: onInverse, fontFamily: "display" };
const styles = {
  card: {
    ...column,
    width: WORDS,
    height: CARD.height,
    padding: "56px 48px 56px 64px",
    justifyContent: "space-between",
    boxSizing: "border-box",
  },
  company: { ...display, display: "flex", alignItems: "center", fontSize: 34 },
  section: { marginBottom: 20, fontSize: 28, color: palette.accent, fontFamily: "text" },
  title: { ...display, lineHeight: 1.08, letterSpacing: "-0.028em" },
} as const;

function wordsOf({ title, section }: Card) {
  const logo = h("img", { src: markUrl, width: 48, height: 48, style: { marginRight: 16 } });
  const heading = h("div", { style: { ...styles.title, fontSize: title.length > 44 ? 54 : 62 } }, title);
  const words = [section && h("div", { style: styles.section }, section), heading];
  return h(
    "div",
    { style: styles.card },
    h("div", { style: styles.company }, logo, company.value.name),
    h("div", { style: column }, ...words),
  );
}

const font = (name: string, file: string): Font => ({ name, data: readFileSync(new URL(file)) });
const fonts = [
  font(
    "display",
    import.meta.resolve("@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff"),
  ),
  font("text", import.meta.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff")),
];
