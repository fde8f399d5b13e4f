import { z } from "zod";
import { page, tabPanel } from "../fields/page.ts";
import {
  fact,
  headline,
  iconItem,
  label,
  link,
  paragraph,
  processStep,
  section,
  term,
} from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const aboutPage = contentFile("pages/about.yaml", {
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().min(1).max(4),
    pricingLink: link,
    facts: fact.array().min(1).max(5),
    credentials: z.strictObject({ heading: label, terms: term.array().min(1).max(8), link }),
  }),
  missionVision: section,
  tabs: tabPanel.array().min(2).max(4),
  why: section,
  whyChooseUs: iconItem.array().min(3).max(9),
  team: section,
  process: section,
  steps: processStep.array().min(3).max(9),
  partners: section,
  voices: section,
});

export type AboutPage = ContentOf<typeof aboutPage>;
