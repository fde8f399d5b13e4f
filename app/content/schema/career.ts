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
import { writtenDate } from "./written-date.ts";

export const job = z.strictObject({
  draft,
  order,
  title: label,
  seo,
  image: picture,
  /** The posting date as shown to visitors: "3 weeks ago". */
  date: label,
  /** The exact posting date. Only jobs that have one get structured data for search engines. */
  postedOn: isoDate.optional(),
  employment: z.literal("Full Time"),
  experience: label,
  salary: z.string().regex(/[£$€]/, "has no currency symbol: add £, $ or €").max(40),
  location: label,
  deadline: writtenDate,
  summary: sentence,
  description: paragraph.array().min(2).max(3),
  responsibilities: sentence.array().min(5).max(8),
  qualifications: sentence.array().min(5).max(8),
});

export const recruitmentStep = z.strictObject({
  number: z.int().min(1).max(4),
  title: label,
  description: sentence,
  link: localPath,
});

export type JobEntry = z.infer<typeof job>;
export type Job = Entry<JobEntry>;
export type RecruitmentStep = z.infer<typeof recruitmentStep>;
