import { z } from "zod";
import { teamMember } from "./fields/team-member.ts";
import { headline, imageKey, label, link, localPath, sentence, slug } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

const foot = z.strictObject({ text: sentence, link });

const linkGroup = z.strictObject({ label, links: link.array().min(1).max(3) });

const closingCall = z.strictObject({
  person: teamMember.optional().meta({
    title: "Person",
    description: "A member of the team, whose portrait is shown beside the text.",
    reference: "people/people",
  }),
  stepped: z.boolean().optional().meta({
    title: "Stepped edge",
    description: "The upper edge rises in steps. Not shown together with a person.",
  }),
  heading: headline,
  text: sentence,
  link,
});

/** The families of pages that have a call of their own above the footer. All other pages have the general one. */
const closingCalls = z.strictObject({
  general: closingCall.meta({ title: "Home, How We Work" }),
  services: closingCall.meta({ title: "Our Services" }),
  industries: closingCall.meta({ title: "Industries" }),
  work: closingCall.meta({ title: "Case studies, portfolio" }),
  company: closingCall.meta({ title: "About the company" }),
  references: closingCall.meta({ title: "Why Us" }),
  articles: closingCall.meta({ title: "Blogs" }),
  career: closingCall.meta({ title: "Career" }),
});

export const navigationTexts = contentFile("navigation.yaml", {
  company: link.array().min(1).max(6).meta({ title: "Company menu" }),
  work: linkGroup.meta({ title: "Company menu, second column" }),
  buying: linkGroup.meta({ title: "Company menu, third column" }),
  companyFoot: foot,
  serviceGroups: slug.array().min(1).meta({
    title: "Services menu",
    description: "The service tabs, in the order in which the menu shows them.",
  }),
  plain: link.array().min(1).max(4).meta({ title: "Links without a menu" }),
  meeting: link.meta({
    title: "Button",
    description: "In the header and in the phone menu.",
  }),
  servicesCard: z.strictObject({ title: label, text: sentence, to: localPath, image: imageKey }),
  servicesFoot: foot,
  industriesFoot: foot,
  footer: z.strictObject({
    company: link.array().min(1).max(14),
    legal: link.array().max(4),
    closing: closingCalls.meta({ title: "Call above the footer" }),
  }),
});

export type ClosingCallTexts = z.infer<typeof closingCall>;
export type ClosingFamily = keyof z.infer<typeof closingCalls>;
