import { z } from "zod";
import {
  draft,
  type Entry,
  isoDate,
  label,
  localPath,
  order,
  paragraph,
  picture,
  sentence,
  seo,
} from "./text.ts";

const jobFields = z.strictObject({
  draft,
  order,
  title: label,
  seo,
  image: picture,
  /** The date from which the job is advertised. */
  postedOn: isoDate.optional(),
  /** For the specification's sample openings: they never close, and `posted` is shown instead of a date. */
  alwaysOpen: z.strictObject({ posted: label }).optional(),
  employment: z.literal("Full Time"),
  experience: label,
  salary: z.string().regex(/[£$€]/, "has no currency symbol: add £, $ or €").max(40),
  location: label,
  deadline: isoDate,
  summary: sentence,
  /** The option of the application form's "Apply for" that is preselected on this job's page. */
  applyFor: label,
  description: paragraph.array().min(2).max(3),
  responsibilities: sentence.array().min(5).max(8),
  qualifications: sentence.array().min(5).max(8),
});

export const job = jobFields.refine(
  ({ postedOn, alwaysOpen }) => (postedOn === undefined) !== (alwaysOpen === undefined),
  {
    path: ["postedOn"],
    error: "is missing: enter the date from which the job is advertised, such as 2026-01-31",
  },
);

const recruitmentStep = z.strictObject({
  number: z.int().min(1).max(4),
  title: label,
  description: sentence,
  link: localPath,
});

export type JobEntry = z.infer<typeof job>;
export type Job = Entry<JobEntry>;
export const recruitment = z.strictObject({ steps: recruitmentStep.array().length(4) });

export type Recruitment = z.infer<typeof recruitment>;
export type RecruitmentStep = z.infer<typeof recruitmentStep>;
