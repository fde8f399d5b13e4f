import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { neededFontFaces, visibleText } from "../scripts/build/font-faces.ts";
import type { Site } from "../server/site-files.ts";
import { attribute, desktop, type PagePicture, phone, picturesIn, type Screen } from "./page-pictures.ts";

export type PageWeight = {
  url: string;
  /** All a phone fetches before anyone touches it, and in how many requests. */
  bytes: number;
  requests: number;
  /** Scripts before interaction. */
  script: number;
  /** Scripts in all once the page is hydrated, compressed. */
  hydratedScript: number;
  aboveFold: { phoneLargest: number; phone: number; desktop: number };
  /** Whether the first congestion window holds the styles and the markup of what is above the fold. */
  firstWindowPaints: boolean;
};

/** Ten packets: what a server sends before it waits for the first answer. */
const FIRST_WINDOW = 14 * 1024;

export function pageWeight(site: Site, url: string): PageWeight {
  const html = body(site, url, "identity").toString();
  // A picture above the fold is one that does not wait. Which others a browser fetches ahead of scrolling depends on the
  // layout: bench:pages measures it.
  const eager = picturesIn(html).filter(({ lazy }) => !lazy);
  const files = new Set([
    ...linkedFiles(html),
    ...neededFonts(html),
    ...eager.map((picture) => picture.url(phone)).filter((file) => !file.startsWith("data:")),
  ]);
  const size = (file: string) => transferSize(site, file);
  const scripts = scriptsOf(site, html);
  return {
    url,
    bytes: size(url) + sum([...files].map(size)),
    requests: 1 + files.size,
    script: scripts.inline + sum(scripts.external.map(size)),
    hydratedScript: scripts.inlineCompressed + sum(scripts.hydrated.map(size)),
    aboveFold: {
      phoneLargest: Math.max(0, ...eager.map((picture) => size(picture.url(phone)))),
      phone: pictureBytes(site, eager, phone),
      desktop: pictureBytes(site, eager, desktop),
    },
    firstWindowPaints: firstWindow(site, url).length >= foldEnd(html),
  };
}

function linkedFiles(html: string) {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => /\brel="(?:stylesheet|preload|modulepreload|icon|manifest)"/.test(element))
    .map((element) => attribute(element, "href"));
}

/** The font files that hold a character the page shows. */
function neededFonts(html: string) {
  const [, fonts = ""] = /<style data-fonts[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return neededFontFaces(fonts.match(/@font-face\{[^}]*\}/g) ?? [], visibleText(html)).map(({ url }) => url);
}

function scriptsOf(site: Site, html: string) {
  const elements = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = ""]) => !attributes.includes('type="application/'),
  );
  const external = elements.map(([element]) => attribute(element.split(">")[0] ?? "", "src")).filter(Boolean);
  const hydrate = attribute(/<script data-boot[^>]*>/.exec(html)?.[0] ?? "", "data-hydrate");
  const inline = elements.map(([, , text = ""]) => text).join("");
  return {
    inline: inline.length,
    inlineCompressed: brotliCompressSync(inline).length,
    external,
    hydrated: [...withImports(site, [...external, ...(hydrate ? [hydrate] : [])])],
  };
}

/** The files and all they import at once; what is imported when it is needed is not asked for here. */
function withImports(site: Site, urls: string[], found = new Set<string>()) {
  for (const url of urls) {
    if (found.has(url)) continue;
    found.add(url);
    const text = body(site, url, "identity").toString();
    const imports = [...text.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g)];
    // The module of a page names the files of its route as text, to fetch all of them at once.
    const named = /\/page-[0-9a-f]{12}\.js$/.test(url) ? [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)] : [];
    const next = [...imports, ...named].map(([, target = ""]) => posix.resolve(posix.dirname(url), target));
    withImports(site, next, found);
  }
  return found;
}

/** As much of the page as the first packets hold. */
function firstWindow(site: Site, url: string) {
  const packed = body(site, url, "br").subarray(0, FIRST_WINDOW);
  return brotliDecompressSync(packed, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/**
 * What paints the words of the first screen: the styles, the header and the page's heading. Pictures come by themselves
 * into boxes that are laid out and coloured before.
 */
function foldEnd(html: string) {
  const heading = html.indexOf("</h1>");
  if (heading === -1) throw new Error("A page has no heading");
  return Buffer.byteLength(html.slice(0, heading));
}

const pictureBytes = (site: Site, pictures: PagePicture[], screen: Screen) =>
  sum([...new Set(pictures.map((picture) => picture.url(screen)))].map((url) => transferSize(site, url)));

/** Pictures made for one visitor, such as the word of a form, are not among the files. */
function transferSize(site: Site, url: string) {
  if (url.startsWith("/word-check/")) return 0;
  if (url.startsWith("data:")) return Buffer.from(url.slice(url.indexOf(",") + 1), "base64").length;
  return body(site, url, "br").length;
}

function body(site: Site, url: string, encoding: "br" | "identity") {
  const file = site.files.get(url);
  if (!file) throw new Error(`The build has no file ${url}`);
  const { bytes, path } = (file[encoding] ?? file.identity).body;
  return bytes ?? readFileSync(path);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
