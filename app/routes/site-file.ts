import type { siteFilePaths } from "../page-paths.ts";
import { jsonFeed, rssFeed } from "../seo/feeds.ts";
import { sitemap } from "../seo/sitemap.ts";
import { humans, llms, robots, securityContact } from "../seo/text-files.ts";
import { webManifest } from "../seo/web-manifest.ts";

const plain = "text/plain; charset=utf-8";

const siteFiles: Record<(typeof siteFilePaths)[number], { type: string; text: () => string }> = {
  "/sitemap.xml": { type: "application/xml; charset=utf-8", text: sitemap },
  "/robots.txt": { type: plain, text: robots },
  "/feed.xml": { type: "application/rss+xml; charset=utf-8", text: rssFeed },
  "/feed.json": { type: "application/feed+json; charset=utf-8", text: jsonFeed },
  "/humans.txt": { type: plain, text: humans },
  "/llms.txt": { type: plain, text: llms },
  "/.well-known/security.txt": { type: plain, text: securityContact },
  "/site.webmanifest": { type: "application/manifest+json", text: webManifest },
};

const isSiteFile = (path: string): path is keyof typeof siteFiles => Object.hasOwn(siteFiles, path);

export function loader({ url: { pathname } }: { url: URL }) {
  if (!isSiteFile(pathname)) throw new Response(null, { status: 404 });
  const { type, text } = siteFiles[pathname];
  return new Response(text(), { headers: { "Content-Type": type } });
}
