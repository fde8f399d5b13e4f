import { z } from "zod";
import { markdown } from "../prose/markdown.ts";
import type { WithProse } from "../read-entries.ts";
import {
  draft,
  type Entry,
  entrySummary,
  isoDate,
  label,
  localPath,
  order,
  ownSeo,
  picture,
  sentence,
  seoFits,
} from "./text.ts";

const jobFields = z.strictObject({
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
  employment: label,
  experience: label,
  salary: z.string().regex(/[£$€]/, "has no currency symbol: add £, $ or €").max(40),
  location: label,
  deadline: isoDate,
  summary: entrySummary,
  applyFor: label.meta({
    description: "The option of the application form's \"Apply for\" that is preselected on this job's page.",
    reference: "form-texts/application/applyFor",
  }),
  body: markdown((prose) => {
    const missing = ["Responsibilities", "Qualifications"].find(
      (name) => !prose.sections.some(({ heading }) => heading === name),
    );
    return missing ? `has no heading "${missing}"` : undefined;
  }),
});

export const job = jobFields
  .check(seoFits("summary"))
  .refine(({ postedOn, alwaysOpen }) => postedOn !== undefined || alwaysOpen !== undefined, {
    path: ["postedOn"],
    error: "is missing: enter the date from which the job is advertised, such as 2026-01-31",
  })
  .refine(({ postedOn, alwaysOpen }) => postedOn === undefined || alwaysOpen === undefined, {
    path: ["postedOn"],
    error: "has no effect on a job that is always open: delete Always open, or this date",
  });

const recruitmentStep = z.strictObject({
  number: z.int().min(1).max(6),
  title: label,
  description: sentence,
  link: localPath,
});

export type JobEntry = WithProse<z.infer<typeof job>>;
export type Job = Entry<JobEntry>;
export const recruitment = z.strictObject({ steps: recruitmentStep.array().min(3).max(6) });

export type Recruitment = z.infer<typeof recruitment>;
export type RecruitmentStep = z.infer<typeof recruitmentStep>;
