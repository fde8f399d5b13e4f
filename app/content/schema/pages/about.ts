import { z } from "zod";
import { page, tabPanel } from "../page.ts";
import { fact, headline, iconItem, label, paragraph, processStep, section } from "../text.ts";

export const schema = z.strictObject({
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(3),
  }),
  missionVision: section,
  tabs: tabPanel.array().length(2),
  why: section,
  whyChooseUs: iconItem.array().length(6),
  team: section,
  process: section,
  steps: processStep.array().length(6),
  partners: section,
  voices: section,
});

export type AboutPage = z.infer<typeof schema>;
