import { proofOf } from "./derived/proofs.ts";
import { readContent } from "./reading/read.ts";
import type { Testimonials } from "./schema/service.ts";

/** Each page has testimonials of its own, about the page's subject. */
export const testimonials = readContent<Testimonials>("testimonials.yaml");

/** The testimonials of a page, each with its client's result if there is a case study or a project about it. */
export const testimonialsOn = (page: keyof Testimonials) =>
  testimonials[page].map(({ proof, ...testimonial }) => ({
    ...testimonial,
    proof: proof && proofOf(proof),
  }));
