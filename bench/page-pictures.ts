/** Which file of a picture a browser takes: the first <source> it can show, then the narrowest file that is wide enough. */
export type Screen = { width: number; density: number };

/** The phone Lighthouse measures with, and a common notebook. */
export const phone: Screen = { width: 412, density: 1.75 };
export const desktop: Screen = { width: 1440, density: 1 };

export type PagePicture = { lazy: boolean; url(screen: Screen): string };

const ROOT_FONT_SIZE = 16;

/** Every image of a piece of markup in its order. */
export function picturesIn(markup: string): PagePicture[] {
  const pictures: PagePicture[] = [];
  let sources: string[] = [];
  for (const [element, name] of markup.matchAll(/<(picture|source|img)\b[^>]*>/g)) {
    if (name === "picture") sources = [];
    else if (name === "source") sources.push(element);
    else {
      const own = sources;
      sources = [];
      const plain = attribute(element, "src");
      pictures.push({
        lazy: attribute(element, "loading") === "lazy",
        url: (screen) => fromSources(own, screen) ?? plain,
      });
    }
  }
  return pictures;
}

function fromSources(sources: string[], screen: Screen) {
  const source = sources.find(
    (element) =>
      attribute(element, "type") === "image/avif" && mediaMatches(attribute(element, "media"), screen),
  );
  if (!source) return undefined;
  const set = attribute(source, "srcSet");
  if (!set.includes("w,") && !/\dw$/.test(set)) return set;
  const needed = shownWidth(attribute(source, "sizes"), screen) * screen.density;
  const files = set
    .split(", ")
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = "", width = ""]) => ({ url, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.url;
}

/** The first entry whose condition holds, as in the `sizes` attribute. */
function shownWidth(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(",").map((each) => each.trim())) {
    const [, condition = "", length = ""] = /^(\(.*\))?\s*(\S+)$/.exec(entry) ?? [];
    if (mediaMatches(condition, screen)) return pixels(length, screen);
  }
  return screen.width;
}

/** The only conditions our pictures use: a width below or from a breakpoint on. */
function mediaMatches(condition: string, { width }: Screen) {
  if (!condition) return true;
  const [, relation, length = ""] = /^\(width (<|>=) ([\d.]+rem)\)$/.exec(decode(condition)) ?? [];
  if (!relation) throw new Error(`bench/page-pictures.ts does not know the condition ${condition}`);
  const edge = Number.parseFloat(length) * ROOT_FONT_SIZE;
  return relation === "<" ? width < edge : width >= edge;
}

function pixels(length: string, { width }: Screen) {
  const number = Number.parseFloat(length);
  if (length.endsWith("vw")) return (number / 100) * width;
  if (length.endsWith("rem")) return number * ROOT_FONT_SIZE;
  if (length.endsWith("px")) return number;
  throw new Error(`bench/page-pictures.ts does not know the length ${length}`);
}

export function attribute(element: string, name: string) {
  return decode(new RegExp(` ${name}="([^"]*)"`, "i").exec(element)?.[1] ?? "");
}

const decode = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
