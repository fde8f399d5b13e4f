import { z } from "zod";
import { label } from "./text.ts";

export const searchSynonyms = z.strictObject({
  synonyms: z
    .strictObject({
      word: label
        .regex(/^\S+$/, "must be one word, because searches are compared word by word")
        .meta({ description: "A word that visitors type, in lower case and in the singular." }),
      find: label.array().min(1).meta({ description: "The words of our pages that they are looking for." }),
    })
    .array(),
});

export type SearchSynonyms = z.infer<typeof searchSynonyms>;
