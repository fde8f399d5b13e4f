import { neededFontFaces, visibleText } from "./font-faces.ts";
import { pageStyles } from "./page-styles.ts";
import { parseStylesheet, type Rule, writeStylesheet } from "./stylesheet.ts";

/** What is common to all pages and put into each as far as it is used there. */
export type SharedAssets = {
  stylesheetUrl: string;
  stylesheet: Rule[];
  fontsUrl: string;
  fonts: Rule[];
  spriteUrl: string;
  icons: Map<string, string>;
  file(url: string): Buffer | undefined;
};

export function sharedAssets(files: { url: string; content: Buffer }[]): SharedAssets {
  const find = (pattern: RegExp) => {
    const file = files.find(({ url }) => pattern.test(url));
    if (!file) throw new Error(`The build has no file like ${pattern}`);
    return { url: file.url, text: file.content.toString() };
  };
  const css = find(/^\/assets\/app-[\w-]+\.css$/);
  const fonts = find(/^\/assets\/fonts-[\w-]+\.css$/);
  const sprite = find(/^\/assets\/icons-[\w-]+\.svg$/);
  const contents = new Map(files.map(({ url, content }) => [url, content]));
  return {
    file: (url) => contents.get(url),
    stylesheetUrl: css.url,
    stylesheet: parseStylesheet(withoutComments(css.text)),
    fontsUrl: fonts.url,
    fonts: parseStylesheet(withoutComments(fonts.text)),
    spriteUrl: sprite.url,
    icons: new Map(
      [...sprite.text.matchAll(/<path id="([^"]+)"[^>]*>/g)].map(([icon, name = ""]) => [name, icon]),
    ),
  };
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** A page that needs no other file to be laid out and painted on a phone; its fonts and lower pictures come later. */
export function inlineAssets(html: string, assets: SharedAssets): string {
  return inlinePicture(inlineIcons(inlineStyles(shortBootScript(html), assets), assets), assets);
}

/** The one script every page carries, without its comments and indents. */
function shortBootScript(html: string) {
  return html.replace(
    /(<script data-boot[^>]*>)([\s\S]*?)(?=<\/script>)/,
    (_, open: string, text: string) => {
      return open + text.replace(/^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, "");
    },
  );
}

function inlinePicture(html: string, { file }: SharedAssets) {
  return html.replace(/<(?:source|video) [^>]*data-inline[^>]*>/g, (element) =>
    element.replace(/(?<= (?:srcSet|poster)=")[^"]+/i, (url) => {
      const content = file(url);
      if (!content) throw new Error(`There is no picture ${url}`);
      return `data:image/avif;base64,${content.toString("base64")}`;
    }),
  );
}

function inlineStyles(html: string, { stylesheetUrl, stylesheet, fontsUrl, fonts }: SharedAssets) {
  const styles = writeStylesheet([
    ...fonts.filter((rule) => !isWebFont(rule)),
    ...pageStyles(stylesheet, html),
  ]);
  const faces = fonts.filter(isWebFont).map((rule) => writeStylesheet([rule]));
  const needed = neededFontFaces(faces, visibleText(html)).map(({ text }) => faces.indexOf(text));
  const page = replaceLink(html, fontsUrl, "");
  return replaceLink(
    page,
    stylesheetUrl,
    // The precedence makes React put the whole stylesheet behind this part of it.
    `<style data-precedence="site">${styles}</style>` +
      // app/boot.js brings these into use when the page has been painted; without scripts they are there at once.
      `<style data-fonts="${needed.join(" ")}" media="not all">${faces.join("")}</style>` +
      `<noscript><style>${faces.join("")}</style></noscript>`,
  );
}

function replaceLink(html: string, url: string, styles: string) {
  const link = new RegExp(`<link rel="stylesheet" href="${url}"[^>]*>`);
  if (!link.test(html)) throw new Error(`A page has no link to ${url}`);
  return html.replace(link, () => styles);
}

const isWebFont = ({ prelude, body }: Rule) =>
  prelude === "@font-face" && typeof body === "string" && body.includes("url(");

const closedMenus = /popover="auto"[\s\S]*?<\/nav>|<dialog[\s\S]*?<\/dialog>/g;

/** Icons in sight at once come first; those of closed menus and of what is below must not hold up the first packets. */
function inlineIcons(html: string, { spriteUrl, icons }: SharedAssets) {
  const use = new RegExp(`<use href="${spriteUrl}#([\\w-]+)"`, "g");
  const namesIn = (part: string) => new Set([...part.matchAll(use)].map(([, name = ""]) => name));
  const first = namesIn(html.slice(0, html.indexOf("</h1>")).replace(closedMenus, ""));
  const rest = new Set([...namesIn(html)].filter((name) => !first.has(name)));
  const sprite = (names: Set<string>) => {
    const shapes = [...names].map((name) => {
      const icon = icons.get(name);
      if (!icon) throw new Error(`app/ui/icons.svg has no icon "${name}"`);
      return icon.replace('id="', 'id="icon-');
    });
    return shapes.length > 0 ? `<svg style="display:none">${shapes.join("")}</svg>` : "";
  };
  return html
    .replaceAll(use, '<use href="#icon-$1"')
    .replace(/<body[^>]*>/, (body) => body + sprite(first))
    .replace("</body>", () => `${sprite(rest)}</body>`);
}
