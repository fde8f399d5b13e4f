import { z } from "zod";
import { headline, isoDate, link, localPath, sentence, seo, title } from "../../fields/text.ts";

/** The intro film: its files under public/film, and a text version of its scenes. */
export const schema = z.strictObject({
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

export type IntroFilmPage = z.infer<typeof schema>;
