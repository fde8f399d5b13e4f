import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { clientFolder } from "../../server/http/site-files.ts";
import { searchFile } from "../../server/pages/site-search.ts";
import { compressFiles } from "./compress-files.ts";
import { searchIndex } from "./search-index.ts";
import { sitePages } from "./site-pages.ts";
import { sitemap } from "./sitemap.ts";
import { socialCards } from "./social-cards.ts";

/**
 * Removes the files in React Router's output that are not served. Adds social cards, the sitemap, the search
 * index, and compressed copies of text files.
 */
export async function finishSite(publicUrl: string) {
  await removeUnserved();
  const pages = await sitePages(publicUrl);
  for (const { url, content } of await socialCards(pages)) await write(url, content);
  await write("/sitemap.xml", Buffer.from(sitemap(pages)));
  await writeFile(searchFile, JSON.stringify(searchIndex(pages)));
  const files = await clientFiles();
  await compressFiles(files.map((url) => join(clientFolder, url)));
  return { pages: pages.length, files: files.length };
}

/** Removes Vite's manifest and the data for React Router's client, which the site doesn't load. */
async function removeUnserved() {
  const unserved = (await clientFiles()).filter((url) => url.endsWith(".data") || url.startsWith("/.vite/"));
  for (const url of unserved) await rm(join(clientFolder, url));
}

async function clientFiles() {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(clientFolder, join(parentPath, name)).split(sep).join("/")}`);
}

async function write(url: string, content: Uint8Array) {
  const path = join(clientFolder, url);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
