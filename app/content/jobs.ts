import { z } from "zod";
import { salaryText } from "./derived/job-facts.ts";
import { teamMember } from "./fields/team-member.ts";
import { draft, entrySummary, isoDate, label, order, ownSeo, picture, seoFits } from "./fields/text.ts";
import { contentFolder } from "./reading/content-folder.ts";
import type { ContentOf } from "./reading/facts-file.ts";
import { markdown } from "./reading/prose/markdown.ts";

const amount = z.number().positive();

/** Pages show it as "£68,000 a year" or "€45,000 to €55,000 a year", and search engines read the numbers. */
const salary = z
  .strictObject({
    from: amount.meta({ title: "Salary", description: "In a range, the lowest salary." }),
    to: amount.optional().meta({ title: "Highest salary", description: "Only for a range." }),
    currency: z.enum(["GBP", "EUR", "USD"]),
    per: z.enum(["year", "month", "day", "hour"]),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ["to"],
    error: "must be more than the lowest salary; delete it if there is only one",
  });

const location = z.strictObject({
  town: label,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be two capital letters, such as GB")
    .meta({ description: "The country of the town, in two letters." }),
  officeDays: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .meta({ description: "The days a week on site. Without it, every day." }),
  remoteWithin: label.optional().meta({
    description: 'The country above, such as "the UK", if all of the work can be done from anywhere in it.',
  }),
});

const amountsIn = (title: string) => title.match(/[£$€][\d,]+/g) ?? [];

export const jobs = contentFolder(
  "job",
  z
    .strictObject({
      draft,
      order,
      title: label,
      seo: ownSeo,
      image: picture,
      postedOn: isoDate.optional().meta({ description: "The date from which the job is advertised." }),
      alwaysOpen: z.strictObject({ posted: label }).optional().meta({
        description:
          "Keeps the job open after its deadline. To close the job, remove this and enter the date under Posted on.",
      }),
      employment: z.enum(["Full Time", "Part Time", "Fixed Term", "Contract", "Internship"]),
      experience: label,
      salary,
      location,
      manager: teamMember.meta({
        title: "Manager",
        description:
          "Whom the new colleague reports to, and who reads the applications: a member of the team.",
        reference: "people/people",
      }),
      onCall: z.boolean().optional().meta({
        title: "On call",
        description: "The new colleague joins the on-call rota. The page says how often, and what it pays.",
      }),
      deadline: isoDate,
      summary: entrySummary,
      applyFor: label.meta({
        description:
          "The option of the application form's \"Apply for\" that is preselected on this job's page.",
        reference: "form-texts/application/applyFor",
      }),
      body: markdown((prose) => {
        const missing = ["Responsibilities", "Qualifications"].find(
          (name) => !prose.sections.some(({ heading }) => heading === name),
        );
        return missing ? `has no heading "${missing}"` : undefined;
      }),
    })
    .check(seoFits("summary"))
    .refine(({ postedOn, alwaysOpen }) => postedOn !== undefined || alwaysOpen !== undefined, {
      path: ["postedOn"],
      error: "is missing: enter the date from which the job is advertised, such as 2026-01-31",
    })
    .refine(({ postedOn, alwaysOpen }) => postedOn === undefined || alwaysOpen === undefined, {
      path: ["postedOn"],
      error: "has no effect on a job that is always open: delete Always open, or this date",
    })
    .refine(
      ({ seo, salary }) => amountsIn(seo?.title ?? "").every((each) => salaryText(salary).includes(each)),
      {
        path: ["seo", "title"],
        error: "names another salary than the job",
      },
    ),
);

export type Salary = z.infer<typeof salary>;
export type JobLocation = z.infer<typeof location>;

export type Job = ContentOf<typeof jobs>[number];
