import { readContent } from "./read.ts";
import type { Testimonials } from "./schema/service.ts";

/** Each page has testimonials of its own, about the page's subject. The first of every three is shown large. */
export const testimonials = readContent<Testimonials>("testimonials.yaml");
