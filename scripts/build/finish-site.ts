import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";
import { siteFilePaths } from "../../app/page-paths.ts";
import type { Encoding } from "../../server/file-variants.ts";
import { contentSecurityPolicy } from "../../server/security-headers.ts";
import type { SiteFileEntry, SiteIndex } from "../../server/site-files.ts";
import { searchFile } from "../../server/site-search.ts";
import { inParallel } from "./in-parallel.ts";
import { searchIndex } from "./search-index.ts";
import { sitePages } from "./site-pages.ts";
import { socialCards } from "./social-cards.ts";

const clientFolder = "build/client";
const outputFolder = "build/site";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
};
const compressible = /^(?:text\/|application\/(?:json|manifest|xml|rss|feed)|image\/svg)/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Source = {
  url: string;
  content: Buffer;
  extension: string;
  /** Where the name does not tell it. */
  type?: string;
  /** A page's content security policy. */
  policy?: string;
};

/** Turns React Router's output into what the server holds in memory: pages and files, compressed, listed with hashes. */
export async function finishSite(publicUrl: string) {
  await rm(outputFolder, { recursive: true, force: true });
  const render = await pageRenderer(publicUrl);
  const built = await clientFiles();
  const sources: Source[] = [];
  const policy = contentSecurityPolicy([]);
  const addPage = (url: string, html: string) =>
    sources.push({ url, content: Buffer.from(html), extension: ".html", policy });

  for (const { url, content } of built) {
    if (url.endsWith("index.html")) addPage(url.replace(/\/?index\.html$/, "") || "/", content.toString());
    else sources.push({ url, content, extension: extname(url) });
  }
  for (const url of queryPages) addPage(url, await (await render(url, 200)).text());
  for (const url of siteFilePaths) {
    const file = await render(url, 200);
    const type = file.headers.get("content-type") ?? undefined;
    sources.push({ url, content: Buffer.from(await file.text()), extension: extname(url), type });
  }
  const missing = { notFound: "/404", notFoundUnder: { "/career/": "/career/404" } };
  for (const url of [missing.notFound, ...Object.values(missing.notFoundUnder)]) {
    addPage(url, await (await render(url, 404)).text());
  }

  const pages = await sitePages(publicUrl);
  for (const card of await socialCards(pages)) sources.push({ ...card, extension: ".jpg" });

  const files = await inParallel(dedupe(sources), store);
  const index: SiteIndex = { publicUrl, scriptHashes: [], files, ...missing };
  await writeFile(join(outputFolder, "index.json"), JSON.stringify(index));
  await writeFile(join(outputFolder, searchFile), JSON.stringify(searchIndex(pages)));
  return index;
}

/** Pages that a query makes different: Choose on a price opens the contact form with the plan in its subject. */
const queryPages = ["basic", "professional", "advance", "standard"].map((plan) => `/contact?plan=${plan}`);

async function pageRenderer(publicUrl: string) {
  const build = (await import(join(process.cwd(), "build/server/index.js"))) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return async (url: string, status: number) => {
    const response = await handle(new Request(new URL(url, publicUrl)));
    if (response.status !== status)
      throw new Error(`${url} was rendered with status ${response.status}, not ${status}`);
    return response;
  };
}

async function store({ url, content, extension, type: ownType, policy }: Source): Promise<SiteFileEntry> {
  const type = ownType ?? types[extension];
  if (!type) throw new Error(`${url}: no content type is known for "${extension}"`);
  const hash = digest(content).slice(0, 20);
  const file = `${hash}${extension}`;
  await write(join(outputFolder, "files", file), content);
  const encodings: Encoding[] = [];
  if (compressible.test(type)) {
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await write(join(outputFolder, "br", file), await compressBrotli(content, quality));
    await write(join(outputFolder, "gzip", file), await compressGzip(content, { level: 9 }));
    encodings.push("br", "gzip");
  }
  const caching = hashedName.test(url) ? "immutable" : "revalidate";
  return { url, file, type, caching, hash, encodings, ...(policy && { policy }) };
}

/** Vite's assets and the encoded pictures carry a hash of their content in their names. */
const hashedName = /^\/(?:assets\/|images\/[^/]+\.[0-9a-f]{8}\.)/;

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

function dedupe(sources: Source[]) {
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

async function write(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function clientFiles() {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths
      .map((path) => ({ path, url: `/${relative(clientFolder, path).split(sep).join("/")}` }))
      .filter(({ url }) => !url.startsWith("/.vite/") && !url.endsWith(".data"))
      .map(async ({ path, url }) => ({ url, content: await readFile(path) })),
  );
}
