import { z } from "zod";
import { label, localPath, sentence } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

const recruitmentStep = z.strictObject({
  number: z.int().min(1).max(6),
  title: label,
  description: sentence,
  link: localPath,
});

export const recruitment = contentFile("recruitment.yaml", { steps: recruitmentStep.array().min(3).max(6) });

export type RecruitmentStep = ContentOf<typeof recruitment>["steps"][number];
