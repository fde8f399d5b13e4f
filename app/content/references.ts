import { caseStudies } from "./case-studies.ts";
import { collectionEntries } from "./collection-entries.ts";
import { type CollectionName, collections, entryPath } from "./collections.ts";
import { formTexts } from "./form-texts.ts";
import { industryCards } from "./industry-cards.ts";
import { jobs } from "./jobs.ts";
import { listedIndustries } from "./listed-industries.ts";
import { suggestion } from "./mistake-sentence.ts";
import { isPublished } from "./publication.ts";
import { serviceTabs } from "./service-tabs.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";

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
        place: `content/services/${from}.yaml, field caseStudies`,
        to: "case-study" as const,
        slug,
        draft,
      })),
    ),
    ...caseStudies.map(({ slug: from, draft, service: slug }) => ({
      place: `content/case-studies/${from}.md, field service`,
      to: "service" as const,
      slug,
      draft,
    })),
    ...serviceTabs.map(({ slug: from, proof: { kind: to, slug } }) => ({
      place: `content/service-tabs.yaml "${from}", field proof`,
      to,
      slug,
    })),
    ...Object.entries(testimonials).flatMap(([page, list]) =>
      list.flatMap(({ name, proof }) =>
        proof
          ? [
              {
                place: `content/testimonials.yaml ${page} "${name}", field proof`,
                to: proof.kind,
                slug: proof.slug,
              },
            ]
          : [],
      ),
    ),
    ...serviceTabs.flatMap(({ slug: from, subServices }) =>
      subServices.map(({ detail: slug }) => ({
        place: `content/service-tabs.yaml "${from}", field subServices`,
        to: "service" as const,
        slug,
      })),
    ),
    ...industryCards
      .filter(({ linked }) => linked)
      .map(({ key: slug }) => ({
        place: `content/industry-cards.yaml "${slug}", field linked`,
        to: "industry" as const,
        slug,
      })),
  ];
}

export function brokenReferences(): string[] {
  const tabs = new Set(serviceTabs.map(({ slug }) => slug));
  return [
    ...references().flatMap(({ place, to, slug, draft }) => {
      if (!slug) return [];
      const target = collectionEntries[to].find((entry) => entry.slug === slug);
      const { folder } = collections[to];
      if (!target) {
        const known = collectionEntries[to].map((entry) => entry.slug);
        return [`${place}: there is no "${slug}" in content/${folder}.${suggestion(slug, known)}`];
      }
      if (isPublished(target) || draft) return [];
      return [`${place}: "${slug}" in content/${folder} is a draft, so no published page may link to it`];
    }),
    ...caseStudies
      .filter(({ industryKey }) => industryKey && !listedIndustries.some(({ key }) => key === industryKey))
      .map(
        ({ slug, industryKey }) =>
          `content/case-studies/${slug}.md, field industryKey: there is no industry "${industryKey}" in content/industry-cards.yaml`,
      ),
    ...jobs
      .filter(({ applyFor }) => !formTexts.application.applyFor.includes(applyFor))
      .map(
        ({ slug, applyFor }) =>
          `content/jobs/${slug}.md, field applyFor: "${applyFor}" is not among the options of applyFor in content/form-texts.yaml`,
      ),
    ...services
      .filter(({ tab }) => tab && !tabs.has(tab))
      .map(
        ({ slug, tab }) =>
          `content/services/${slug}.yaml, field tab: there is no tab "${tab}" in content/service-tabs.yaml`,
      ),
    ...services
      .filter(({ slug }) => tabs.has(slug))
      .map(
        ({ slug }) =>
          `content/services/${slug}.yaml and the tab "${slug}" in content/service-tabs.yaml both have the URL ${entryPath("service", slug)}: rename one of them`,
      ),
  ];
}
