import { company } from "./company.ts";
import { readContent } from "./reading/read.ts";
import type { Counter, Counters } from "./schema/shared.ts";

const { years, others, industries } = readContent<Counters>("counters.yaml");

export const counters: Counter[] = [
  { value: company.yearsOfExperience, plus: false, label: years },
  ...others,
];

export const industryCounters = industries;
