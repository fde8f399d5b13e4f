import { z } from "zod";
import { headline, link, sentence } from "../schema/text.ts";

export const schema = z.strictObject({
  formHeading: headline,
  formNote: sentence,
  notFound: z.strictObject({
    heading: z.literal("Job Openings Not Found"),
    text: z.literal("The job openings you're looking for does not exist."),
    more: sentence,
    link,
  }),
});

export type JobPage = z.infer<typeof schema>;

export const jobPage: JobPage = {
  formHeading: "Apply for this role",
  formNote:
    "A CV and a few lines about yourself are enough; the cover letter’s optional. Two people will read it, the lead of the team you’d join and one of its members. We don’t use software to score applications.",
  notFound: {
    heading: "Job Openings Not Found",
    text: "The job openings you're looking for does not exist.",
    more: "We may have filled the role already. You’ll find the ones open now on the career page.",
    link: { label: "See open roles", to: "/career" },
  },
};
