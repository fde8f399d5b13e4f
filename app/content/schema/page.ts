import { z } from "zod";
import { banner, headline, label, paragraph, picture, sentence, seo, slug } from "./text.ts";

/** The fields of every page with a title banner. */
export const page = { seo, banner };

export const titledText = z.strictObject({ title: label, text: paragraph });

export const tabPanel = z.strictObject({
  id: slug,
  label,
  heading: headline,
  text: paragraph,
  points: sentence.array().length(3),
  picture,
});

export const film = z.strictObject({
  heading: headline,
  text: sentence,
  label,
  transcriptLabel: label,
  picture,
});

export type TabPanel = z.infer<typeof tabPanel>;
