import { z } from "zod";
import { person } from "./fields/person.ts";
import {
  draft,
  entrySummary,
  entryTitle,
  isoDate,
  label,
  ownSeo,
  paragraph,
  picture,
  seoFits,
} from "./fields/text.ts";
import { contentFolder } from "./reading/content-folder.ts";
import type { ContentOf } from "./reading/facts-file.ts";
import { articleMarkdown } from "./reading/prose/markdown.ts";

/** A reader's comment, or the author's answer to one. Only people in `people.yaml` have a portrait. */
const comment = z.strictObject({ name: label, person: person.optional(), date: isoDate, text: paragraph });

export const posts = contentFolder(
  "post",
  z
    .strictObject({
      draft,
      title: entryTitle,
      seo: ownSeo,
      image: picture,
      date: isoDate.meta({ description: "The post is published from this day on." }),
      category: label.meta({ description: "Shown on the post’s card." }),
      tags: label.array().max(6).optional(),
      author: person,
      teaser: entrySummary.meta({ title: "Summary", description: "One or two sentences for the card." }),
      comments: comment.array().max(6).optional(),
      body: articleMarkdown(({ opening }) =>
        opening.length > 0 ? undefined : "begins with a heading; write a paragraph before it",
      ),
    })
    .check(seoFits("teaser")),
);

export type Post = ContentOf<typeof posts>[number];
