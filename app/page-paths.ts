import { readdirSync } from "node:fs";
import { company } from "./content/company.ts";
import { pricingPlans } from "./content/pricing.ts";
import { serviceTabs } from "./content/service-tabs.ts";

/** The file names in a folder without their extension. They are the slugs of entries or the URLs of pages. */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => name.replace(/\.tsx?$/, ""))
    .sort();
}

const slugs = (folder: string) => namesIn(`app/content/${folder}`);

/** Each file in app/routes/pages is a page whose URL is the name of the file. */
export const pageNames = () => namesIn("app/routes/pages");

/** The paths of all pre-rendered pages. A new file in one of the folders listed here adds a page. */
export function pagePaths(): string[] {
  return [
    "/",
    "/home",
    ...pageNames()
      .filter((name) => name !== "intro-film" || company.hasFilm)
      .map((name) => `/${name}`),
    "/services",
    "/contact",
    ...pricingPlans.map(({ slug }) => `/contact/${slug}`),
    ...serviceTabs.map(({ slug }) => `/services/${slug}`),
    ...slugs("services").flatMap((slug) => [`/services/${slug}`, `/service/${slug}`]),
    ...slugs("case-studies").map((slug) => `/case-studies/${slug}`),
    ...slugs("industries").flatMap((slug) => [`/industries/${slug}`, `/industry/${slug}`]),
    ...slugs("projects").map((slug) => `/our-portfolio/${slug}`),
    ...slugs("posts").map((slug) => `/blog/${slug}`),
    ...slugs("jobs").map((slug) => `/career/${slug}`),
  ];
}

/** Paths of pages that have a different canonical path. */
const alternativePaths = /^\/(?:home|services|service\/.+|industry\/.+|contact\/.+)$/;

/** Canonical paths only, for the sitemap and the site's own search. */
export const indexedPaths = () => pagePaths().filter((path) => !alternativePaths.test(path));

/** Files for crawlers and browsers, pre-rendered like the pages. */
export const siteFilePaths = [
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/feed.json",
  "/humans.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
] as const;

const formFolders = ["/services/", "/service/", "/industries/", "/industry/", "/career/", "/contact/"];

export function hasMessageForm(path: string) {
  return path === "/contact" || formFolders.some((folder) => path.startsWith(folder));
}
