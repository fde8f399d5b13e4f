import { z } from "zod";
import { headline, imageKey, label, link, localPath, reference, sentence, slug } from "./text.ts";

const foot = z.strictObject({ text: sentence, link });

export const navigationTexts = z.strictObject({
  company: link.array().min(1).max(6).meta({ title: "Company menu" }),
  work: z
    .strictObject({ label, links: link.array().min(1).max(3), caseStudy: reference("case-studies") })
    .meta({ title: "Company menu, right half" }),
  serviceGroups: slug.array().min(1).meta({
    title: "Services menu",
    description: "The service tabs, in the order in which the menu shows them.",
  }),
  plain: link.array().min(1).max(4).meta({ title: "Links without a menu" }),
  meeting: link.meta({
    title: "Button",
    description: "In the header, in the phone menu and above the footer.",
  }),
  servicesCard: z.strictObject({ title: label, text: sentence, to: localPath, image: imageKey }),
  servicesFoot: foot,
  industriesFoot: foot,
  footer: z.strictObject({
    company: link.array().min(1).max(14),
    legal: link.array().max(4),
    closing: z.strictObject({ heading: headline, text: sentence }),
  }),
});

export type NavigationTexts = z.infer<typeof navigationTexts>;
