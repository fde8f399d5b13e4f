import { z } from "zod";
import { promises } from "../promises.ts";
import { headline, label, link, sentence } from "../schema/text.ts";

const { holidayDays, pensionFromUs, pensionFromYou, weeklyHours } = promises.benefits;

export const schema = z.strictObject({
  benefits: z.strictObject({ heading: label, items: sentence.array().min(3).max(8) }),
  formHeading: headline,
  formNote: sentence,
  /** For a job past its deadline. `refusal` is followed by the deadline. */
  closed: z.strictObject({ heading: headline, text: sentence, link, refusal: sentence }),
  notFound: z.strictObject({
    heading: z.literal("Job Openings Not Found"),
    text: z.literal("The job openings you're looking for does not exist."),
    more: sentence,
    link,
  }),
});

export type JobPage = z.infer<typeof schema>;

export const jobPage: JobPage = {
  benefits: {
    heading: "Benefits",
    items: [
      `${holidayDays} days’ holiday a year, and the bank holidays on top.`,
      `A pension. We pay in ${pensionFromUs} of your salary if you pay in ${pensionFromYou}, from the first month.`,
      "A share of the profit from the start, and ownership of the firm after a year.",
      `A week of ${weeklyHours} hours. Time you work beyond that, you take off.`,
      "Full pay for up to three months of illness a year, and 26 weeks’ parental leave on full pay for either parent.",
      "Five days and £1,500 a year for training of your choice.",
    ],
  },
  formHeading: "Apply for this role",
  formNote:
    "A CV and a few lines about yourself are enough; the cover letter’s optional. Two people will read it: the person you’d report to and a member of the team. We don’t use software to score applications.",
  closed: {
    heading: "Applications for this role are closed",
    text: "The deadline has passed. You’ll find the roles open now on the career page.",
    link: { label: "See open roles", to: "/career" },
    refusal: "We can’t take your application: this role closed on",
  },
  notFound: {
    heading: "Job Openings Not Found",
    text: "The job openings you're looking for does not exist.",
    more: "We may have filled the role already. You’ll find the ones open now on the career page.",
    link: { label: "See open roles", to: "/career" },
  },
};
