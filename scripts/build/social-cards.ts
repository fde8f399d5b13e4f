/** Draws the social card of each page: section, title and the page's picture. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createElement as h, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { company } from "../../app/content/company.ts";
import images from "../../app/images/manifest.json" with { type: "json" };
import { CARD } from "../../app/seo/social-card.ts";
import { palette } from "../../app/styles/palette.ts";
import { mark } from "../../app/ui/icons/mark.ts";
import { inParallel } from "./in-parallel.ts";
import { metaContent, type SitePage } from "./site-pages.ts";

const cacheFolder = ".cache/cards";
/** The text is on the left, the picture on the right. */
const WORDS = 640;

type Card = { url: string; picture: string; title: string; section?: string };

const look = {
  ground: palette.inverse,
  words: palette["on-inverse"],
  accent: palette.accent,
  mark: `data:image/svg+xml;base64,${Buffer.from(drawnMark()).toString("base64")}`,
};

const pictures: Record<string, { hash: string; widths: number[] }> = images;

/** Draws one card per page; unchanged cards come from the cache. */
export async function socialCards(pages: SitePage[]) {
  const cards = new Map(
    pages
      .filter(isIndexed)
      .map(cardOf)
      .map((card) => [card.url, card]),
  );
  await mkdir(cacheFolder, { recursive: true });
  return inParallel([...cards.values()], async (card) => ({ url: card.url, content: await cached(card) }));
}

/** Drafts show the home page's card. */
const isIndexed = ({ meta }: SitePage) => metaContent(meta, "name", "robots") !== "noindex";

type Graph = { "@graph": { "@type": string; itemListElement?: { name: string }[] }[] };

function cardOf({ path, meta }: SitePage): Card {
  const url = new URL(metaContent(meta, "property", "og:image")).pathname;
  // The card's URL contains the picture's name, see app/seo/social-card.ts.
  const [, , picture] = url.split("/");
  const title = metaContent(meta, "property", "og:image:alt");
  const data = meta.find((descriptor) => "script:ld+json" in descriptor);
  if (!picture || !title || !data) throw new Error(`${path} has no picture or title for its social card`);
  const graph = (data as unknown as { "script:ld+json": Graph })["script:ld+json"]["@graph"];
  const trail = graph.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  return { url, picture, title, section: trail[1]?.name };
}

async function cached(card: Card) {
  const source = pictureFile(card.picture);
  const key = createHash("sha256")
    .update(JSON.stringify([card, source, company.name, look]))
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
  if (!entry) throw new Error(`There is no picture "${key}" in app/images/manifest.json`);
  return `public/images/${key}.${entry.hash}.${entry.widths[1] ?? entry.widths[0]}.avif`;
}

async function draw(card: Card, source: string) {
  const words = await satori(wordsOf(card), { ...CARD, width: WORDS, fonts: await fonts() });
  const { data, info } = await sharp(source)
    .resize(CARD.width - WORDS, CARD.height, { fit: "cover", position: "attention" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...CARD, channels: 3, background: look.ground } })
    .composite([
      { input: data, raw: info, left: WORDS, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: Buffer.from(block(look.accent)), left: WORDS, top: CARD.height - 56 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

function drawnMark() {
  const { size, gate, threshold } = mark;
  const paths = `<path fill="${palette["on-inverse"]}" d="${gate}"/><path fill="${palette.accent}" d="${threshold}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="48" height="48">${paths}</svg>`;
}

const block = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><rect width="56" height="56" fill="${colour}"/></svg>`;

function wordsOf({ title, section }: Card): ReactNode {
  const column = { display: "flex", flexDirection: "column" } as const;
  return h(
    "div",
    {
      style: {
        ...column,
        ...{
          width: WORDS,
          height: CARD.height,
          padding: "56px 48px 56px 64px",
          justifyContent: "space-between",
          boxSizing: "border-box",
        },
      },
    },
    h(
      "div",
      {
        style: {
          display: "flex",
          alignItems: "center",
          fontSize: 34,
          color: look.words,
          fontFamily: "display",
        },
      },
      h("img", { src: look.mark, width: 48, height: 48, style: { marginRight: 16 } }),
      company.name,
    ),
    h(
      "div",
      { style: column },
      section
        ? h(
            "div",
            { style: { marginBottom: 20, fontSize: 28, color: look.accent, fontFamily: "text" } },
            section,
          )
        : null,
      h(
        "div",
        {
          style: {
            fontSize: title.length > 44 ? 54 : 62,
            lineHeight: 1.08,
            letterSpacing: "-0.028em",
            color: look.words,
            fontFamily: "display",
          },
        },
        title,
      ),
    ),
  );
}

let loaded: Promise<Font[]> | undefined;
function fonts() {
  const font = async (name: string, file: string): Promise<Font> => ({
    name,
    data: await readFile(new URL(file)),
  });
  loaded ??= Promise.all([
    font(
      "display",
      import.meta.resolve("@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff"),
    ),
    font(
      "text",
      import.meta.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff"),
    ),
  ]);
  return loaded;
}
