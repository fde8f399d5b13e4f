import { jsonFeed, rssFeed } from "../seo/feeds.ts";
import { humans, llms, robots, securityContact } from "../seo/text-files.ts";
import { webManifest } from "../seo/web-manifest.ts";

const plain = "text/plain; charset=utf-8";

const siteFiles: Record<string, { type: string; text: () => string }> = {
  "/robots.txt": { type: plain, text: robots },
  "/feed.xml": { type: "application/rss+xml; charset=utf-8", text: rssFeed },
  "/feed.json": { type: "application/feed+json; charset=utf-8", text: jsonFeed },
  "/humans.txt": { type: plain, text: humans },
  "/llms.txt": { type: plain, text: llms },
  "/.well-known/security.txt": { type: plain, text: securityContact },
  "/site.webmanifest": { type: "application/manifest+json", text: webManifest },
};

export function loader({ url: { pathname } }: { url: URL }) {
  const file = siteFiles[pathname];
  if (!file)
    throw new Error(
      `app/routes.ts has a route for ${pathname}, but app/routes/site-file.ts has no text for it`,
    );
  return new Response(file.text(), { headers: { "Content-Type": file.type } });
}
