import { jsonFeed, rssFeed } from "./feeds.ts";
import { humans, llms, robots, securityContact } from "./text-files.ts";
import { webManifest } from "./web-manifest.ts";

/** Files for crawlers, feed readers and browsers. The build writes them, and adds /sitemap.xml. */
export const siteFiles: Record<string, () => string> = {
  "/robots.txt": robots,
  "/feed.xml": rssFeed,
  "/feed.json": jsonFeed,
  "/humans.txt": humans,
  "/llms.txt": llms,
  "/.well-known/security.txt": securityContact,
  "/site.webmanifest": webManifest,
};
