import { z } from "zod";
import { label, sentence } from "./text.ts";

const bounds = z.strictObject({ from: z.int().positive(), to: z.int().positive() });
const amount = z
  .string()
  .regex(/^£[\d,]+(?:–£[\d,.]+(?: million)?)?$/, "is not an amount such as £3,900 or £620–£860");
const days = z.int().positive();

const firstVersion = z.strictObject({ weeks: bounds, people: z.int().positive(), price: bounds });

export const facts = z.strictObject({
  survey: z
    .strictObject({ price: amount })
    .meta({ title: "Survey", description: "Two engineers study a system for two weeks." }),
  codeCheck: z
    .strictObject({ price: amount })
    .meta({ title: "Code check", description: "One engineer reviews an application for five days." }),
  firstVersion: z
    .strictObject({ web: firstVersion, mobile: firstVersion, crossPlatform: firstVersion })
    .meta({
      title: "First versions",
      description:
        "How many weeks a team of this size needs at least and at most, and the price of the fewest and the most. The price guide is calculated from these.",
    }),
  coreReplacement: z.strictObject({ years: bounds, stagesPerYear: z.int().positive(), price: bounds }).meta({
    title: "Replacing a core system",
    description: "From the shortest and cheapest to the longest and dearest.",
  }),
  budgets: z
    .strictObject({
      stage: amount,
      prototype: amount,
      aiTrial: amount,
      dataPlatform: amount,
      dashboards: amount,
      testing: amount,
      cloudMove: amount,
      dayRate: amount,
    })
    .meta({ title: "Usual prices", description: "In pounds, before VAT." }),
  upkeepPercent: bounds.meta({
    title: "Upkeep",
    description: "The yearly budget for updates and small changes, in percent of the build price.",
  }),
  poundsPerDollar: z.number().positive().meta({
    title: "Pounds per dollar",
    description: "Care plans are priced in dollars. The pounds beside them are calculated with this rate.",
  }),
  team: z.strictObject({ largestProjectTeam: z.int().positive() }),
  onCall: z.strictObject({ engineersOnDuty: z.int().positive(), oneWeekIn: z.int().positive() }),
  benefits: z.strictObject({
    holidayDays: days,
    pensionFromUs: label,
    pensionFromYou: label,
    weeklyHours: label,
  }),
  privacy: z
    .strictObject({
      messagesMonths: days,
      spamDays: days,
      logDays: days,
      backupDays: days,
      cookieMinutes: days,
    })
    .meta({
      title: "Privacy periods",
      description: "The periods that the privacy policy promises. A test compares them with the program’s.",
    }),
  mapNotice: sentence.meta({
    title: "Notice about the map",
    description: "The contact page and the privacy policy describe the map in the same words.",
  }),
});

export type Facts = z.infer<typeof facts>;
