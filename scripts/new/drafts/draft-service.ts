import { caseStudies } from "../../../app/content/case-studies.ts";
import type { Service } from "../../../app/content/schema/service.ts";
import { type DraftText, times } from "../draft-text.ts";
import { deliverySteps, faqs, iconItems, quote } from "./shared-parts.ts";

export const draftService = (text: DraftText): Service => ({
  slug: text.slug,
  title: text.marked,
  seo: text.seo,
  description: text.sentence("the lead under the title"),
  heroImage: { image: "service-custom-software-development", alt: "" },
  sectionWiseContent: {
    capabilities: { heading: text.heading("capabilities") },
    ourCapabilities: iconItems(text, 8, "Capability"),
    benefits: { heading: text.heading("benefits") },
    clientBenefits: iconItems(text, 6, "Benefit"),
    process: { heading: text.heading("process") },
    deliveryProcess: deliverySteps(text),
    technology: { heading: text.heading("technology") },
    techStack: times(4, (number) => ({
      category: `Category ${number}`,
      stack: times(3, (each) => `Technology ${number}.${each}`),
    })),
    inquiry: { heading: text.heading("inquiry form") },
    cases: { heading: text.heading("case studies") },
    caseStudies: caseStudies.slice(0, 3).map(({ slug }) => slug),
    why: { heading: text.heading("reasons to choose us") },
    whyChooseUsLeft: iconItems(text, 3, "Reason"),
    whyChooseUsRight: iconItems(text, 3, "Reason", 4),
    voices: { heading: text.heading("what clients say") },
    testimonials: times(3, (number) => ({ ...quote(text, number), quoteIconClass: "quote" as const })),
    questions: { heading: text.heading("questions") },
    faqs: faqs(text),
  },
});
