import { readFileSync } from "node:fs";
import { industryCards } from "../../app/content/industry-cards.ts";
import { serviceTabs } from "../../app/content/service-tabs.ts";
import type { DraftText } from "./draft-text.ts";
import { draftIndustry, draftIndustryCard } from "./drafts/draft-industry.ts";
import { draftJob } from "./drafts/draft-job.ts";
import { draftPost } from "./drafts/draft-post.ts";
import { draftService } from "./drafts/draft-service.ts";
import { draftCaseStudy, draftProject } from "./drafts/draft-work.ts";
import { entryFile, withEntry, withImport } from "./edit-list.ts";

/** A kind of entry: its URL folder, the files it adds or changes, and where else it appears. */
export type Kind = {
  folder: string;
  files: (text: DraftText) => [path: string, content: string][];
  shows: string;
};

const content = (file: string) => `app/content/${file}`;

/** New services go to this group of the menu and the overview. */
const MENU_GROUP = "software-engineering";
const GROUP_HOLDS = 6;

export const kinds: Record<string, Kind> = {
  service: {
    folder: "/services/",
    files: (text) => [
      ...ownFile(text, "services", "services", "Service", "service.ts", draftService(text)),
      [content("service-tabs.ts"), tabsWith(text)],
    ],
    shows: "in the services menu, on the home page and on the overview, under Software Engineering",
  },
  industry: {
    folder: "/industries/",
    files: (text) => [
      ...ownFile(text, "industries", "industries", "Industry", "industry.ts", draftIndustry(text)),
      ...cardFor(text),
    ],
    shows: "in the industries menu, and on the overview where its card says linked: true",
  },
  post: {
    folder: "/blog/",
    files: (text) => ownFile(text, "posts", "posts", "Post", "blog.ts", draftPost(text), "first"),
    shows: "first on /blogs, on the home page and in the feeds",
  },
  job: {
    folder: "/career/",
    files: (text) => [[content("jobs.ts"), withEntry(content("jobs.ts"), "jobs", draftJob(text))]],
    shows: "last on /career",
  },
  "case-study": {
    folder: "/case-studies/",
    files: (text) =>
      ownFile(text, "case-studies", "caseStudies", "CaseStudy", "work.ts", draftCaseStudy(text)),
    shows: "as the next case after the one before it; a service shows it when its caseStudies names the slug",
  },
  project: {
    folder: "/our-portfolio/",
    files: (text) => [
      [content("projects.ts"), withEntry(content("projects.ts"), "projects", draftProject(text))],
    ],
    shows: "last on /our-portfolio, and in the galleries of /why-us and /how-we-work",
  },
};

function ownFile(
  { slug }: DraftText,
  folder: string,
  list: string,
  type: string,
  schema: string,
  value: unknown,
  place: "first" | "last" = "last",
): [string, string][] {
  const name = identifier(slug, type);
  const listFile = content(`${folder}.ts`);
  return [
    [content(`${folder}/${slug}.ts`), entryFile(name, type, `../schema/${schema}`, value)],
    [listFile, withImport(listFile, list, name, `./${folder}/${slug}.ts`, place)],
  ];
}

/** A single-word slug might be a reserved word of the language. */
function identifier(slug: string, type: string) {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === slug ? slug + type : name;
}

/** Several industries have a card but no page yet; their card is reused. */
function cardFor(text: DraftText): [string, string][] {
  if (industryCards.some(({ key }) => key === text.slug)) return [];
  const file = content("industry-cards.ts");
  return [[file, withEntry(file, "industryCards", draftIndustryCard(text))]];
}

function tabsWith({ slug, marked }: DraftText) {
  const file = content("service-tabs.ts");
  const group = serviceTabs.find((tab) => tab.slug === MENU_GROUP);
  if (!group || group.subServices.length >= GROUP_HOLDS) {
    throw new Error(
      `The menu group ${MENU_GROUP} is full: move one of its entries to another group in ${file}`,
    );
  }
  const source = readFileSync(file, "utf8");
  const start = source.indexOf("subServices: [", source.indexOf(`slug: "${MENU_GROUP}"`));
  const end = source.indexOf("]", start);
  return `${source.slice(0, end)}{ name: ${JSON.stringify(marked)}, detail: "${slug}" },${source.slice(end)}`;
}
