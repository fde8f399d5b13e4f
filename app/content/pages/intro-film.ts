import { z } from "zod";
import { headline, isoDate, link, localPath, sentence, seo, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

/** The intro film: its files under public/film, and a text version of its scenes. */
export const introFilmPage = contentFile("pages/intro-film.yaml", {
  seo,
  title,
  lead: sentence,
  film: z.strictObject({
    webm: localPath.optional(),
    mp4: localPath,
    captions: localPath,
    poster: localPath,
  }),
  publishedOn: isoDate,
  duration: z.iso.duration().meta({ description: "An ISO 8601 duration: PT35S is 35 seconds." }),
  scenesHeading: headline,
  scenes: sentence.array().min(4).max(8),
  link,
});

export type IntroFilmPage = ContentOf<typeof introFilmPage>;
