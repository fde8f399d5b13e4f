import { z } from "zod";
import { label, localPath } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

export const searchWords = contentFile("search-words.yaml", {
  synonyms: z
    .strictObject({
      word: label
        .regex(/^\S+$/, "must be one word, because searches are compared word by word")
        .meta({ description: "A word that visitors type, in lower case and in the singular." }),
      find: label.array().min(1).meta({ description: "The words of our pages that they are looking for." }),
    })
    .array(),
  keywords: z
    .strictObject({
      to: localPath,
      words: label.array().min(1).meta({
        description: "Words that visitors type to find this page, but which its title doesn't contain.",
      }),
    })
    .array(),
});
