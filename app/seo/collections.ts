import { caseStudies } from "../content/case-studies.ts";
import { industries } from "../content/industries.ts";
import { jobs } from "../content/jobs.ts";
import { posts } from "../content/posts.ts";
import { projects } from "../content/projects.ts";
import type { Seo } from "../content/schema/text.ts";
import { serviceTabs } from "../content/service-tabs.ts";
import { services } from "../content/services.ts";

type Listed = { title: string; slug: string; seo: Seo; draft?: boolean };

const byName = <T extends { name: string }>(entries: T[]) =>
  entries.map((entry) => ({ ...entry, title: entry.name }));

/** All content entries that have a page (drafts too), grouped by kind, with the folder of their URLs. */
export const collections: { name: string; folder: string; entries: Listed[] }[] = [
  { name: "Services", folder: "/services/", entries: [...byName(serviceTabs), ...services] },
  { name: "Industries", folder: "/industries/", entries: byName(industries) },
  { name: "Case studies", folder: "/case-studies/", entries: caseStudies },
  { name: "Portfolio", folder: "/our-portfolio/", entries: projects },
  { name: "Articles", folder: "/blog/", entries: posts },
  { name: "Open positions", folder: "/career/", entries: jobs },
];
