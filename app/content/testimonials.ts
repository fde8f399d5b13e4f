import { testimonial } from "./fields/testimonial.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

const testimonialList = testimonial.array().min(3).max(12);

export const testimonials = contentFile("testimonials.yaml", {
  home: testimonialList,
  about: testimonialList,
  mission: testimonialList,
  whyUs: testimonialList,
});

export type Testimonials = ContentOf<typeof testimonials>;
