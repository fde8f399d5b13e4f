import { z } from "zod";
import { articleBlock } from "./article-blocks.ts";
import {
  draft,
  type Entry,
  isoDate,
  label,
  paragraph,
  person,
  picture,
  sentence,
  seo,
  title,
} from "./text.ts";

const postCategory = z.enum([
  "Web Development",
  "Artifical Intelligence",
  "IT Services",
  "Analytics",
  "Software Development",
  "Cloud Integration",
]);

/** A reader's comment, or the author's answer to one. Only people in `people.ts` have a portrait. */
const comment = z.strictObject({ name: label, person: person.optional(), date: isoDate, text: paragraph });

export const post = z.strictObject({
  draft,
  title,
  seo,
  image: picture,
  /** Cards show only the day and the month. */
  date: isoDate,
  category: postCategory,
  author: person,
  teaser: sentence,
  opening: paragraph.array().min(1).max(2),
  parts: z
    .strictObject({ heading: title, body: articleBlock.array().min(1).max(8) })
    .array()
    .min(3)
    .max(6),
  pullQuote: sentence,
  comments: comment.array().length(3),
});

/** Texts shared by all articles. The specification prescribes the literal values. */
export const articleFrame = z.strictObject({
  category: z.literal("Web Development"),
  commentCount: z.literal(10),
  tags: z.tuple([z.literal("IT Service"), z.literal("Cloud"), z.literal("Cyber")]),
  form: z.strictObject({
    heading: z.literal("Post A Comment"),
    button: z.literal("Post Comment"),
    closed: sentence,
  }),
});

export type PostEntry = z.infer<typeof post>;
export type Post = Entry<PostEntry>;
export type ArticleFrame = z.infer<typeof articleFrame>;
