import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesOf } from "../../server/http/site-files.ts";
import type { buildFiles } from "../../server/pages/build-files.ts";
import { notFoundPaths } from "../../server/pages/built-pages.ts";
import { loadServerBuild, pageRenderer } from "../../server/pages/page-renderer.ts";
import { siteSearch } from "../../server/pages/site-search.ts";
import { compressFiles } from "./compress-files.ts";
import { searchIndex } from "./search-index.ts";
import { sitePages } from "./site-pages.ts";
import { sitemap } from "./sitemap.ts";
import { socialCards } from "./social-cards.ts";

/**
 * Removes the files in React Router's output that are not served. Adds social cards, the files for crawlers and feed
 * readers, the search index, the not-found pages, and compressed copies of text files.
 */
export async function finishSite(publicUrl: string, files: ReturnType<typeof buildFiles>) {
  const { client, search, notFoundPages } = files;
  const write = async (url: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, url)), { recursive: true });
    await writeFile(join(client, url), content);
  };
  // Vite's manifest and the data for React Router's client, which the site doesn't load.
  const unserved = /^\/\.vite\/|\.data$/;
  for (const [url, file] of filesOf(client)) if (unserved.test(url)) await rm(file);

  const build = await loadServerBuild(files);
  const pages = await sitePages(build, publicUrl);
  for (const { url, content } of await socialCards(pages)) await write(url, content);
  for (const [url, text] of Object.entries(build.entry.module.siteFiles)) await write(url, text());
  await write("/sitemap.xml", sitemap(pages));
  await writeFile(search, JSON.stringify(await searchIndex(pages, client)));
  const render = pageRenderer(build, "production", siteSearch(), console.error);
  const notFound: Record<string, string> = {};
  for (const path of notFoundPaths)
    notFound[path] = await (await render(new Request(publicUrl + path))).text();
  await writeFile(notFoundPages, JSON.stringify(notFound));
  const served = [...filesOf(client).values()];
  await compressFiles(served);
  return { pages: pages.length, files: served.length };
}
