import { z } from "zod";
import { company } from "../company.ts";
import { headline, isoDate, link, localPath, sentence, seo, title } from "../schema/text.ts";

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
  /** An ISO 8601 duration: PT35S is 35 seconds. */
  duration: z.iso.duration(),
  scenesHeading: headline,
  scenes: sentence.array().min(4).max(8),
  link,
});

export type IntroFilmPage = z.infer<typeof schema>;

export const introFilmPage: IntroFilmPage = {
  seo: {
    title: "The intro film: 35 seconds of blocks",
    description:
      "Our captioned intro film about a gate and a bridge built of blocks, why one block is always lit, and what that has to do with software.",
  },
  title: "The intro film",
  lead: "It lasts 35 seconds and has captions instead of sound. Below you can read what happens in it.",
  film: {
    webm: "/film/intro.webm",
    mp4: "/film/intro.mp4",
    captions: "/film/intro.vtt",
    poster: "/film/intro.avif",
  },
  publishedOn: "2026-11-15",
  duration: "PT35S",
  scenesHeading: "The film in words",
  scenes: [
    "It’s night. An amber block lights up in a doorway, and we draw back until the whole wall is in view. On it are the words “Your business stands on software.”",
    "Ink rises over the picture and opens on daylight. A dark wall comes apart into small pale blocks. We replace old systems one block at a time.",
    "A bridge from a dark pier to a new blue one, with an amber block at the place where they meet. Old and new run side by side until they agree.",
    "A pyramid stands on a table of blocks. The last block has just been set on top, and the table’s legs haven’t bent. We load it before you do.",
    "We follow a train of blocks along a viaduct, past the one amber wagon. Then the day’s work goes across.",
    "At night again, a lamp lights up in a tower on the shore. At three in the morning, an engineer picks up.",
    "We see the gate once more, with the words “We stay until it holds.” It grows dark round the lit block, and the gate turns into our mark.",
  ],
  link: { label: "Read how the firm began", to: "/our-story" },
};

/** The paths of the film's files, or null if the company has no film. */
export const introFilm = company.hasFilm ? introFilmPage.film : null;
