import { existsSync } from "node:fs";
import { z } from "zod";
import { keyFrom, text } from "./fields/text.ts";
import { factsFile } from "./reading/facts-file.ts";

const drawings = new URL("../../art/drawings/", import.meta.url);

/** The container image has no drawings, but only what was built from them. */
const hasPortrait = ({ key }: { key: string }) =>
  !existsSync(drawings) || existsSync(new URL(`portrait-${key}.webp`, drawings));

export const people = factsFile("people.yaml", {
  people: z
    .strictObject({
      /** The name of the photo in art/people, and how other files name the person. */
      key: keyFrom("name"),
      name: text(2, 48),
    })
    .refine(hasPortrait, { path: ["name"], message: "has no photo yet: upload one" })
    .meta({ portrait: true })
    .array()
    .min(1)
    .meta({
      title: "People",
      description: "Everyone with a portrait.",
    }),
});
