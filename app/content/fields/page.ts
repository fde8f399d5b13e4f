import { z } from "zod";
import { markdown } from "../reading/prose/markdown.ts";
import { banner, headline, isoDate, keyFrom, label, paragraph, picture, sentence, seo } from "./text.ts";

/** The fields of every page with a title banner. */
export const page = { seo, banner };

export const titledText = z.strictObject({ title: label, text: paragraph });

/** The privacy policy or the accessibility statement. */
export const policy = {
  ...page,
  updated: isoDate,
  body: markdown(({ opening, sections }) =>
    opening.length === 0 && sections.length > 0
      ? undefined
      : "must consist of sections, each with a heading of level 2",
  ),
};

export const tabPanel = z.strictObject({
  id: keyFrom("label"),
  label,
  heading: headline,
  text: paragraph,
  points: sentence.array().min(2).max(5),
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
