import type { z } from "zod";
import { articleFrame } from "./article-frame.ts";
import { caseStudies } from "./case-studies.ts";
import { collectionEntries } from "./collection-entries.ts";
import { type CollectionName, collections, entryPath } from "./collections.ts";
import { company } from "./company.ts";
import { counters, industryCounters } from "./counters.ts";
import { formTexts } from "./form-texts.ts";
import { industryCards } from "./industry-cards.ts";
import { jobs } from "./jobs.ts";
import { listedIndustries } from "./listed-industries.ts";
import { mistakeSentence } from "./mistake-sentence.ts";
import { partners } from "./partners.ts";
import { pricingPlans } from "./pricing.ts";
import { isClosed, isPublished, isScheduled, type Publication } from "./publication.ts";
import { recruitmentSteps } from "./recruitment.ts";
import { repeatedNames } from "./repeated-names.ts";
import * as blog from "./schema/blog.ts";
import * as career from "./schema/career.ts";
import { company as companySchema } from "./schema/company.ts";
import { formTexts as formTextsSchema } from "./schema/forms.ts";
import * as industry from "./schema/industry.ts";
import * as service from "./schema/service.ts";
import * as shared from "./schema/shared.ts";
import { slug as slugSchema } from "./schema/text.ts";
import { serviceTabs } from "./service-tabs.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";

/** Content to check, and the file it is from. If the content is one entry of that file's list, `entry` is its name. */
export type ContentFile = { file: string; schema: z.ZodType; entry?: string; value: unknown };

/** The files of all collections. */
function entryFiles(): ContentFile[] {
  return Object.entries(collections).flatMap(([name, { folder, schema }]) =>
    collectionEntries[name as CollectionName].map(({ slug, path: _, ...value }) => ({
      file: `${folder}/${slug}.ts`,
      schema,
      value,
    })),
  );
}

function list<T>(file: string, schema: z.ZodType, entries: T[], name: (entry: T) => string): ContentFile[] {
  return entries.map((value) => ({ file, schema, entry: name(value), value }));
}

/** Each file in pages/ exports `schema`, and its content under a name that ends in "Page". */
const pages = Object.entries(
  import.meta.glob<Record<string, unknown> & { schema: z.ZodType }>("./pages/*.ts", { eager: true }),
).flatMap(([file, { schema, ...contents }]) =>
  Object.entries(contents)
    .filter(([name]) => name.endsWith("Page"))
    .map(([, value]) => ({ file: file.replace("./", ""), schema, value })),
);

export const contentFiles: ContentFile[] = [
  { file: "company.ts", schema: companySchema, value: company },
  { file: "counters.ts", schema: shared.counter.array().length(5), value: counters },
  { file: "counters.ts", schema: shared.counter.array().length(3), value: industryCounters },
  { file: "partners.ts", schema: shared.partner.array().length(6), value: partners },
  { file: "team.ts", schema: shared.teamMember.array().length(6), value: team },
  { file: "pricing.ts", schema: shared.pricingPlan.array().length(4), value: pricingPlans },
  { file: "testimonials.ts", schema: service.testimonialsByPage, value: testimonials },
  { file: "recruitment.ts", schema: career.recruitmentStep.array().length(4), value: recruitmentSteps },
  { file: "form-texts.ts", schema: formTextsSchema, value: formTexts },
  { file: "article-frame.ts", schema: blog.articleFrame, value: articleFrame },
  ...list("service-tabs.ts", service.serviceTab, serviceTabs, ({ slug }) => slug),
  ...list("industry-cards.ts", industry.industryCard, industryCards, ({ key }) => key),
  ...entryFiles(),
  ...pages,
];

/** All mistakes in the content, each with its file, entry and field. */
export function contentProblems(files: ContentFile[] = contentFiles): string[] {
  return [
    ...files.flatMap(schemaProblems),
    ...files.flatMap(placeholders),
    ...repeatedNames(files, placeOf),
    ...brokenReferences(),
  ];
}

export const draftFiles = () =>
  contentFiles.filter(({ value }) => (value as Publication).draft).map(({ file }) => `app/content/${file}`);

/** Entries without `draft: true` that are not published either, each with the reason. */
export const unpublishedFiles = () =>
  contentFiles.flatMap(({ file, value }) => {
    const entry = value as Publication;
    if (entry.draft) return [];
    if (isScheduled(entry))
      return [`app/content/${file} is published by the first build from ${entry.date} on`];
    return isClosed(entry) ? [`app/content/${file} closed on ${entry.deadline}`] : [];
  });

/** Texts and dates of a template that the author has not replaced. Drafts may contain them. */
function placeholders(content: ContentFile): string[] {
  if ((content.value as Publication).draft) return [];
  return placesOf(content.value, /\bTODO\b|^2000-\d\d(?:-01)?$|^1 January 2000$/).map(
    (field) =>
      `${placeOf(content)}, field ${field}: is still the template's text; replace it, or keep the line \`draft: true\``,
  );
}

function placesOf(value: unknown, pattern: RegExp, field = ""): string[] {
  if (typeof value === "string") return pattern.test(value) ? [field] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, pattern, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}

const placeOf = ({ file, entry }: ContentFile) => `app/content/${file}${entry ? ` "${entry}"` : ""}`;

function schemaProblems(content: ContentFile): string[] {
  const { file, schema, value } = content;
  const name = file.slice(file.lastIndexOf("/") + 1, -".ts".length);
  if (!slugSchema.safeParse(name).success) {
    return [
      `app/content/${file}: rename this file, using only lower-case letters, digits and single hyphens`,
    ];
  }
  if (!Array.isArray(value) && Object.keys(Object(value)).length === 0) {
    return [
      `app/content/${file} must export its entry; copy the name of the export from another file in the same folder`,
    ];
  }
  const parsed = schema.safeParse(value, { error: mistakeSentence });
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => {
    const field = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
    return `${placeOf(content)}, ${field ? `field ${field.replace(/^\./, "")}` : "the whole entry"}: ${message}`;
  });
}

/** A link to the page of an entry. `draft`: the link itself is in a draft, which may link to other drafts. */
type Reference = {
  place: string;
  to: CollectionName;
  slug: string | undefined;
  draft?: boolean | undefined;
};

function references(): Reference[] {
  return [
    ...services.flatMap(({ slug: from, draft, sectionWiseContent }) =>
      (sectionWiseContent?.caseStudies ?? []).map((slug) => ({
        place: `app/content/services/${from}.ts, field caseStudies`,
        to: "case-study" as const,
        slug,
        draft,
      })),
    ),
    ...caseStudies.map(({ slug: from, draft, service: slug }) => ({
      place: `app/content/case-studies/${from}.ts, field service`,
      to: "service" as const,
      slug,
      draft,
    })),
    ...serviceTabs.flatMap(({ slug: from, subServices }) =>
      subServices.map(({ detail: slug }) => ({
        place: `app/content/service-tabs.ts "${from}", field subServices`,
        to: "service" as const,
        slug,
      })),
    ),
    ...industryCards
      .filter(({ linked }) => linked)
      .map(({ key: slug }) => ({
        place: `app/content/industry-cards.ts "${slug}", field linked`,
        to: "industry" as const,
        slug,
      })),
  ];
}

function brokenReferences(): string[] {
  const tabs = new Set(serviceTabs.map(({ slug }) => slug));
  return [
    ...references().flatMap(({ place, to, slug, draft }) => {
      if (!slug) return [];
      const file = `app/content/${collections[to].folder}/${slug}.ts`;
      const target = collectionEntries[to].find((entry) => entry.slug === slug);
      if (!target) return [`${place}: there is no ${file}`];
      if (isPublished(target) || draft) return [];
      return [`${place}: ${file} is a draft, so no published page may link to it`];
    }),
    ...caseStudies
      .filter(({ industryKey }) => industryKey && !listedIndustries.some(({ key }) => key === industryKey))
      .map(
        ({ slug, industryKey }) =>
          `app/content/case-studies/${slug}.ts, field industryKey: there is no industry "${industryKey}" in app/content/industry-cards.ts`,
      ),
    ...jobs
      .filter(({ applyFor }) => !formTexts.application.applyFor.includes(applyFor))
      .map(
        ({ slug, applyFor }) =>
          `app/content/jobs/${slug}.ts, field applyFor: "${applyFor}" is not among the options of applyFor in app/content/form-texts.ts`,
      ),
    ...services
      .filter(({ tab }) => tab && !tabs.has(tab))
      .map(
        ({ slug, tab }) =>
          `app/content/services/${slug}.ts, field tab: there is no tab "${tab}" in app/content/service-tabs.ts`,
      ),
    ...services
      .filter(({ slug }) => tabs.has(slug))
      .map(
        ({ slug }) =>
          `app/content/services/${slug}.ts and the tab "${slug}" in app/content/service-tabs.ts both have the URL ${entryPath("service", slug)}: rename one of them`,
      ),
  ];
}
