import { z } from "zod";
import { collections } from "../collections.ts";
import { page } from "../schema/page.ts";
import { label, link, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  filters: z.strictObject({ all: label, industry: label, service: label }),
  /** The link to this page from portfolio, service and industry pages. */
  link,
});

export type CaseStudiesPage = z.infer<typeof schema>;

export const caseStudiesPage: CaseStudiesPage = {
  seo: {
    title: "Case studies: what we built and what it cost",
    description:
      "Projects by industry and service, from a clinic’s booking system to a foundry’s ERP. Each says what changed, how long it took and its price.",
    keywords: [
      "case study",
      "case studies",
      "examples",
      "references",
      "clients",
      "past work",
      "success stories",
    ],
  },
  banner: {
    title: "Case Studies",
    lead: "What each client needed, what we did about it, and the figures before and after. Prices included.",
  },
  section: {
    label: "Case studies",
    heading: "Our projects, and what each cost",
    note: "Choose an industry or a service to see the projects that belong to it. Prices are for our work, before VAT, without hardware or licences.",
  },
  filters: { all: "View All", industry: "Industry", service: "Service" },
  link: { label: "All case studies", to: collections["case-study"].url },
};
