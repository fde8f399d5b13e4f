import type { CaseStudy } from "../case-studies.ts";
import { monthsOf } from "./engagement-facts.ts";
import { pounds } from "./pounds.ts";
import { proofIn } from "./proofs.ts";

/** What the card of a case study shows. */
export function caseCard(study: CaseStudy) {
  const { slug, industry, summary, engagement } = study;
  return {
    ...proofIn(study),
    slug,
    industry,
    summary,
    year: engagement.to.slice(0, 4),
    price: pounds(engagement.price),
    duration: monthsOf(engagement),
  };
}
