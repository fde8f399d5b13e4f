import { z } from "zod";
import { keyFrom } from "./text.ts";

export const people = z.strictObject({
  people: z
    .strictObject({
      /** The name of the photo in art/people, and how other files name the person. */
      key: keyFrom("name"),
      name: z.string().min(2).max(48),
    })
    .meta({ portrait: true })
    .array()
    .min(1)
    .meta({
      title: "People",
      description: "Everyone with a portrait.",
    }),
});

export type People = z.infer<typeof people>;
