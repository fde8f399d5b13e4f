import { caseStudies } from "./content/case-studies.ts";
import { company } from "./content/company.ts";
import { industries } from "./content/industries.ts";
import { jobs } from "./content/jobs.ts";
import { posts } from "./content/posts.ts";
import { pricingPlans } from "./content/pricing.ts";
import { projects } from "./content/projects.ts";
import { serviceTabs } from "./content/service-tabs.ts";
import { services } from "./content/services.ts";

const singlePages = [
  "/",
  "/home",
  "/about",
  "/development-methodology",
  "/our-working-models",
  "/our-story",
  "/our-mission",
  "/why-us",
  "/how-we-work",
  "/our-partners",
  ...(company.hasFilm ? ["/intro-film"] : []),
  "/services",
  "/industries",
  "/our-portfolio",
  "/blogs",
  "/career",
  "/contact",
  "/faq",
  "/privacy-policy",
];

/** All page paths. Adding an entry to a content list adds its page. */
export function pagePaths(): string[] {
  return [
    ...singlePages,
    ...pricingPlans.map(({ slug }) => `/contact/${slug}`),
    ...serviceTabs.map(({ slug }) => `/services/${slug}`),
    ...services.flatMap(({ slug }) => [`/services/${slug}`, `/service/${slug}`]),
    ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ...industries.flatMap(({ slug }) => [`/industries/${slug}`, `/industry/${slug}`]),
    ...projects.map(({ id }) => `/our-portfolio/${id}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...jobs.map(({ slug }) => `/career/${slug}`),
  ];
}

/** Alternative paths of pages whose canonical address is another one. */
const secondNames = /^\/(?:home|services|service\/.+|industry\/.+|contact\/.+)$/;

/** Canonical paths only, for the sitemap and search engines. */
export const indexedPaths = () => pagePaths().filter((path) => !secondNames.test(path));

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

/** Pages with a form that sends a message. */
export function takesPosts(path: string) {
  return path === "/contact" || formFolders.some((folder) => path.startsWith(folder));
}
