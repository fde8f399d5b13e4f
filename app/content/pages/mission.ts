import { z } from "zod";
import { page, tabPanel } from "../fields/page.ts";
import { glyph, label, section, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const missionPage = contentFile("pages/mission.yaml", {
  ...page,
  intro: section,
  tabs: tabPanel.array().min(2).max(4),
  carousel: section,
  principles: z.strictObject({ title: label, text: sentence, glyph }).array().min(5).max(6),
  team: section,
  voices: section,
});

export type MissionPage = ContentOf<typeof missionPage>;
