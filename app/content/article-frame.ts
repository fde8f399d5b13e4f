import { z } from "zod";
import { label, reference, sentence } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

/** What the specification prescribes for its six articles. */
export const articleFrame = contentFile("article-frame.yaml", {
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

export type ArticleFrame = ContentOf<typeof articleFrame>;
