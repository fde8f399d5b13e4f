import { z } from "zod";
import { person } from "./person.ts";
import { label, reference, sentence, title } from "./text.ts";

/** The case study or the project that proves what the text beside it says. */
export const proof = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("case-study"),
      slug: reference("case-studies").meta({ title: "Case study" }),
    })
    .meta({ title: "Case study" }),
  z
    .strictObject({ kind: z.literal("project"), slug: reference("projects").meta({ title: "Project" }) })
    .meta({ title: "Project" }),
]);

export const testimonial = z.strictObject({
  name: label,
  role: title,
  image: person,
  rating: z.literal([4, 5]),
  feedback: sentence,
  proof: proof.optional().meta({
    title: "Case study or project",
    description:
      "The client’s case study or project. Its result is shown with a large testimonial, and with all on Why Us.",
  }),
  figure: z
    .strictObject({ value: label, label })
    .optional()
    .meta({ description: "A result to show on Why Us, if there is no case study or project." }),
});

export const quote = testimonial
  .omit({ feedback: true, proof: true, figure: true })
  .extend({ quote: sentence });

export type Testimonial = z.infer<typeof testimonial>;
export type ProofKey = z.infer<typeof proof>;
