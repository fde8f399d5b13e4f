import { z } from "zod";
import { page } from "../schema/page.ts";
import { label, link, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  /** The headings of the four paragraphs in a service tab. */
  details: z.strictObject({ audience: label, start: label, cost: label, example: label }),
  pricingLink: link,
});

export type ServicesPage = z.infer<typeof schema>;

export const servicesPage: ServicesPage = {
  seo: {
    title: "Our services: seven disciplines and what they cost",
    description:
      "From artificial intelligence to cloud. For each of our seven disciplines, read who it suits and what it costs to find out more.",
  },
  banner: {
    title: "Our Services",
    lead: "A typical project draws on three of these seven. Working out which is the first thing we’ll do together.",
  },
  section: {
    heading: "Seven disciplines, and what each costs to try",
    note: "Each tab says who it’s for and how it starts. If what you need is missing, ask us; we’ve probably done it.",
  },
  details: {
    audience: "Who it’s for",
    start: "How it starts",
    cost: "What it costs to find out",
    example: "An example",
  },
  pricingLink: { label: "All prices", to: "/how-we-work#pricing" },
};
