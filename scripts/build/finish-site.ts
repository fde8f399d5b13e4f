import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIndex } from "../../app/search/build-index.ts";
import { loadSearchIndex, siteSearch } from "../../app/search/query.ts";
import { filesOf } from "../../server/http/site-files.ts";
import type { buildFiles } from "../../server/pages/build-files.ts";
import { notFoundPaths } from "../../server/pages/built-pages.ts";
import { loadServerBuild, pageRenderer } from "../../server/pages/page-renderer.ts";
import { compressFiles } from "./compress-files.ts";
import { loadedScripts } from "./loaded-scripts.ts";
import { isListed, metaContent, type SitePage, sitePages } from "./site-pages.ts";
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
  // React Router's own client, which the site doesn't load: the scripts of its routes, their data, and Vite's manifest.
  const loaded = loadedScripts(client);
  const unserved = (url: string) =>
    url.endsWith(".js") ? !loaded.has(url) : /^\/\.vite\/|\.data$/.test(url);
  for (const [url, file] of filesOf(client)) if (unserved(url)) await rm(file);

  const build = await loadServerBuild(files);
  const pages = await sitePages(build, publicUrl);
  for (const { url, content } of await socialCards(pages)) await write(url, content);
  for (const [url, text] of Object.entries(build.entry.module.siteFiles)) await write(url, text());
  await write("/sitemap.xml", sitemap(pages));
  await writeFile(search, JSON.stringify(await searchIndex(pages, client)));
  const render = pageRenderer(
    build,
    "production",
    siteSearch(() => loadSearchIndex(search)),
    console.error,
  );
  const notFound: Record<string, string> = {};
  for (const path of notFoundPaths)
    notFound[path] = await (await render(new Request(publicUrl + path))).text();
  await writeFile(notFoundPages, JSON.stringify(notFound));
  const served = [...filesOf(client).values()];
  await compressFiles(served);
  return { pages: pages.length, files: served.length };
}

/** Drafts and alternative paths of a page are not searched. */
async function searchIndex(pages: SitePage[], client: string) {
  const listed = pages.filter(isListed).map(async ({ path, meta }) => ({
    path,
    title: metaContent(meta, "property", "og:image:alt"),
    description: metaContent(meta, "name", "description"),
    html: await readFile(join(client, path, "index.html"), "utf8"),
  }));
  return buildIndex(await Promise.all(listed));
}
