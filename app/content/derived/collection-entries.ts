import { caseStudies } from "../case-studies.ts";
import type { CollectionName } from "../collections.ts";
import type { Entry, Seo } from "../fields/text.ts";
import { industries } from "../industries.ts";
import { jobs } from "../jobs.ts";
import { posts } from "../posts.ts";
import { projects } from "../projects.ts";
import { services } from "../services.ts";
import type { Publication } from "./publication.ts";

type AnyEntry = Entry<Publication & { name?: string; title: string; seo: Seo }>;

/** The entries of every collection, drafts too. */
export const collectionEntries: Record<CollectionName, AnyEntry[]> = {
  service: services.value,
  industry: industries.value,
  "case-study": caseStudies.value,
  project: projects.value,
  post: posts.value,
  job: jobs.value,
};
