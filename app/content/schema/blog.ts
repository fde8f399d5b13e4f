import { z } from "zod";
import {
  draft,
  type Entry,
  entrySummary,
  entryTitle,
  isoDate,
  label,
  ownSeo,
  paragraph,
  person,
  picture,
  reference,
  sentence,
  seoFits,
} from "../fields/text.ts";
import { articleMarkdown } from "../reading/prose/markdown.ts";
import type { WithProse } from "../reading/read-entries.ts";

/** A reader's comment, or the author's answer to one. Only people in `people.yaml` have a portrait. */
const comment = z.strictObject({ name: label, person: person.optional(), date: isoDate, text: paragraph });

export const post = z
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
  .check(seoFits("teaser"));

/** What the specification prescribes for its six articles. */
export const articleFrame = z.strictObject({
  posts: reference("posts").array().meta({ description: "The articles of the specification." }),
  category: label,
  commentCount: z.int().positive(),
  tags: label.array().min(1).max(6),
  form: z.strictObject({
    heading: label,
    button: label,
    closed: sentence,
  }),
});

export type PostEntry = WithProse<z.infer<typeof post>>;
export type Post = Entry<PostEntry>;
export type ArticleFrame = z.infer<typeof articleFrame>;
