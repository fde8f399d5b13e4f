import { z } from "zod";
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

export const post = z.strictObject({
  draft,
  title,
  seo,
  image: picture,
  /** Cards and articles show only the day and the month. */
  date: isoDate,
  category: postCategory,
  author: person,
  teaser: sentence,
  opening: paragraph.array().min(1).max(2),
  parts: z
    .strictObject({
      heading: title,
      text: paragraph.array().min(1).max(4),
      list: sentence.array().min(2).max(6).optional(),
    })
    .array()
    .min(3)
    .max(5),
  pullQuote: sentence,
});

/** Texts shared by all articles. The specification prescribes the literal values. */
export const articleFrame = z.strictObject({
  category: z.literal("Web Development"),
  commentCount: z.literal(10),
  tags: z.tuple([z.literal("IT Service"), z.literal("Cloud"), z.literal("Cyber")]),
  comments: z.strictObject({ name: label, person, date: isoDate, text: paragraph }).array().length(3),
  form: z.strictObject({
    heading: z.literal("Post A Comment"),
    button: z.literal("Post Comment"),
    note: sentence,
    closed: sentence,
  }),
});

export type PostEntry = z.infer<typeof post>;
export type Post = Entry<PostEntry>;
export type ArticleFrame = z.infer<typeof articleFrame>;
