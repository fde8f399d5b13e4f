import { z } from "zod";
import { film, page } from "../fields/page.ts";
import { fact, headline, label, link, paragraph, section, term, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const storyPage = contentFile("pages/story.yaml", {
  ...page,
  opening: z.strictObject({ heading: headline, text: paragraph.array().min(2).max(3) }),
  film,
  history: section,
  timeline: z
    .strictObject({ year: z.string().regex(/^\d{4}$/, "is not a year"), title, text: paragraph })
    .array()
    .min(2)
    .max(8),
  today: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().min(1).max(4),
    facts: fact.array().min(1).max(5),
    counts: z.strictObject({ heading: label, terms: term.array().min(1).max(8) }),
    link,
  }),
});

export type StoryPage = ContentOf<typeof storyPage>;
