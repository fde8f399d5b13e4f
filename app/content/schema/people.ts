import { z } from "zod";

export const people = z.strictObject({
  people: z
    .strictObject({
      key: z
        .string()
        .regex(/^[a-z]+(?:-[a-z]+)*$/, "use lower-case letters and single hyphens")
        .meta({ title: "Photo", input: "portrait" }),
      name: z.string().min(2).max(48),
    })
    .array()
    .min(1)
    .meta({
      title: "People",
      description: "Everyone with a portrait.",
    }),
});

export type People = z.infer<typeof people>;
