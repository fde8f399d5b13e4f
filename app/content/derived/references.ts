import { caseStudies } from "../case-studies.ts";
import { type CollectionName, collections, entryPath } from "../collections.ts";
import { formTexts } from "../form-texts.ts";
import { industryCards } from "../industry-cards.ts";
import { jobs } from "../jobs.ts";
import { suggestion } from "../reading/mistake-sentence.ts";
import { serviceTabs } from "../service-tabs.ts";
import { services } from "../services.ts";
import { testimonials } from "../testimonials.ts";
import { collectionEntries } from "./collection-entries.ts";
import { listedIndustries } from "./listed-industries.ts";
import { isPublished } from "./publication.ts";

type Mistake = { file: string; path: PropertyKey[]; message: string };

/** A link to the page of an entry. `draft`: the link itself is in a draft, which may link to other drafts. */
type Reference = {
  file: string;
  path: PropertyKey[];
  to: CollectionName;
  slug: string | undefined;
  draft?: boolean;
};

function references(): Reference[] {
  return [
    ...services.value.flatMap(({ slug: from, draft, sectionWiseContent }) =>
      (sectionWiseContent?.caseStudies ?? []).map((slug, index) => ({
        file: `services/${from}.yaml`,
        path: ["sectionWiseContent", "caseStudies", index],
        to: "case-study" as const,
        slug,
        draft,
      })),
    ),
    ...caseStudies.value.map(({ slug: from, draft, service: slug }) => ({
      file: `case-studies/${from}.md`,
      path: ["service"],
      to: "service" as const,
      slug,
      draft,
    })),
    ...serviceTabs.value.tabs.map(({ proof: { kind: to, slug } }, index) => ({
      file: "service-tabs.yaml",
      path: ["tabs", index, "proof", "slug"],
      to,
      slug,
    })),
    ...Object.entries(testimonials.value).flatMap(([page, list]) =>
      list.flatMap(({ proof }, index) =>
        proof
          ? [
              {
                file: "testimonials.yaml",
                path: [page, index, "proof", "slug"],
                to: proof.kind,
                slug: proof.slug,
              },
            ]
          : [],
      ),
    ),
    ...serviceTabs.value.tabs.flatMap(({ subServices }, tab) =>
      subServices.map(({ detail: slug }, index) => ({
        file: "service-tabs.yaml",
        path: ["tabs", tab, "subServices", index, "detail"],
        to: "service" as const,
        slug,
      })),
    ),
    ...industryCards.value.cards.flatMap(({ key: slug, linked }, index) =>
      linked
        ? [
            {
              file: "industry-cards.yaml",
              path: ["cards", index, "linked"],
              to: "industry" as const,
              slug,
            },
          ]
        : [],
    ),
  ];
}

export function brokenReferences(): Mistake[] {
  const tabs = new Set(serviceTabs.value.tabs.map(({ slug }) => slug));
  return [
    ...references().flatMap(({ file, path, to, slug, draft }) => {
      if (!slug) return [];
      const target = collectionEntries[to].find((entry) => entry.slug === slug);
      const { folder } = collections[to];
      if (!target) {
        const known = collectionEntries[to].map((entry) => entry.slug);
        return [
          { file, path, message: `there is no "${slug}" in content/${folder}.${suggestion(slug, known)}` },
        ];
      }
      if (isPublished(target) || draft) return [];
      return [
        {
          file,
          path,
          message: `"${slug}" in content/${folder} is a draft, so no published page may link to it`,
        },
      ];
    }),
    ...caseStudies.value
      .filter(({ industryKey }) => industryKey && !listedIndustries.some(({ key }) => key === industryKey))
      .map(({ slug, industryKey }) => ({
        file: `case-studies/${slug}.md`,
        path: ["industryKey"],
        message: `there is no industry "${industryKey}" in content/industry-cards.yaml`,
      })),
    ...jobs.value
      .filter(({ applyFor }) => !formTexts.value.application.applyFor.includes(applyFor))
      .map(({ slug, applyFor }) => ({
        file: `jobs/${slug}.md`,
        path: ["applyFor"],
        message: `"${applyFor}" is not among the options of applyFor in content/form-texts.yaml`,
      })),
    ...services.value
      .filter(({ tab }) => tab && !tabs.has(tab))
      .map(({ slug, tab }) => ({
        file: `services/${slug}.yaml`,
        path: ["tab"],
        message: `there is no tab "${tab}" in content/service-tabs.yaml`,
      })),
    ...services.value
      .filter(({ slug }) => tabs.has(slug))
      .map(({ slug }) => ({
        file: `services/${slug}.yaml`,
        path: [],
        message: `this file and the tab "${slug}" in content/service-tabs.yaml both have the URL ${entryPath("service", slug)}: rename one of them`,
      })),
  ];
}
