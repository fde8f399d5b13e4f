import { readContent } from "./reading/read.ts";
import type { Recruitment } from "./schema/career.ts";

export const recruitmentSteps = readContent<Recruitment>("recruitment.yaml").steps;
