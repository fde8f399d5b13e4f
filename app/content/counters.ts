import { company } from "./company.ts";
import type { Counter } from "./schema/shared.ts";

export const counters: Counter[] = [
  { value: company.yearsOfExperience, plus: false, label: "years of experience" },
  { value: 1160, plus: true, label: "Happy Clients" },
  { value: 1545, plus: true, label: "Projects Done" },
  { value: 50, plus: true, label: "Skilled Experts" },
  { value: 25, plus: false, label: "Won Award" },
];

export const industryCounters: Counter[] = [
  { value: 1160, plus: false, label: "Happy Clients" },
  { value: 1545, plus: false, label: "Projects Done" },
  { value: 50, plus: false, label: "Our Expert" },
];
