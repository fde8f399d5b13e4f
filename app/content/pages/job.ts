import { z } from "zod";
import { headline, label, link, sentence } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const jobPage = contentFile("pages/job.yaml", {
  benefits: z.strictObject({ heading: label, items: sentence.array().min(3).max(8) }),
  formHeading: headline,
  formNote: sentence.meta({ description: "{manager} becomes the manager’s name." }),
  onCall: sentence.meta({ description: "Among the facts of jobs with on-call duty." }),
  afterSending: z
    .strictObject({ heading: label, steps: sentence.array().min(2).max(6) })
    .meta({ title: "After sending", description: "{manager} becomes the manager’s name." }),
  openUntilFilled: sentence.meta({
    description: "For a job that is always open. Followed by the deadline that has passed.",
  }),
  closed: z
    .strictObject({ heading: headline, text: sentence, link, refusal: sentence })
    .meta({ description: "For a job past its deadline. refusal is followed by the deadline." }),
  notFound: z.strictObject({
    heading: headline,
    text: sentence,
    more: sentence,
    link,
  }),
});

export type JobPage = ContentOf<typeof jobPage>;
