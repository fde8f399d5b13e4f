import { company } from "../company.ts";
import { type Counter, counters } from "../counters.ts";

const { years, others, industries } = counters.value;

export const siteCounters: Counter[] = [
  { value: company.value.yearsOfExperience, plus: false, label: years },
  ...others,
];

export const industryCounters = industries;
