import { z } from "zod";
import { isoDate, label, sentence } from "./fields/text.ts";
import { type ContentOf, factsFile } from "./reading/facts-file.ts";

const bounds = z.strictObject({ from: z.int().positive(), to: z.int().positive() });
const amount = z
  .string()
  .regex(/^£[\d,]+(?:–£[\d,.]+(?: million)?)?$/, "is not an amount such as £3,900 or £25,000–£60,000");
const days = z.int().positive();
const replyDays = z
  .int()
  .min(1, "must be at least one working day")
  .max(60, "must be at most 60 working days");
const rate = z.int().positive();

export const facts = factsFile("facts.yaml", {
  survey: z
    .strictObject({ price: amount })
    .meta({ title: "Survey", description: "Two engineers study a system for two weeks." }),
  codeCheck: z
    .strictObject({ price: amount })
    .meta({ title: "Code check", description: "One engineer reviews an application for five days." }),
  dayRates: z
    .strictObject({
      principalEngineer: rate,
      leadEngineer: rate,
      dataOrCloudEngineer: rate,
      engineer: rate,
      tester: rate,
      designer: rate,
      juniorEngineer: rate,
    })
    .meta({
      title: "Day rates",
      description: "In pounds, before VAT. The price guide is calculated from these.",
    }),
  daysPerMonth: days.meta({
    title: "Days in a month",
    description: "The working days in the monthly price of a person in a dedicated team, without holidays.",
  }),
  firstVersion: z.strictObject({ web: bounds, mobile: bounds, crossPlatform: bounds }).meta({
    title: "First versions",
    description:
      "The fewest and the most weeks that a team of three needs from kick-off to the first real users.",
  }),
  webShopDays: bounds.meta({
    title: "Small web shop",
    description: "The fewest and the most days of work on a rented shop system.",
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
    })
    .meta({ title: "Usual prices", description: "In pounds, before VAT." }),
  nextTeam: z
    .strictObject({
      freeFrom: isoDate.meta({ title: "Free from" }),
      otherwise: label.meta({
        title: "From that day on",
        description: "What the texts say instead of the date.",
      }),
    })
    .meta({
      title: "Next free team",
      description: "The first day on which a team of ours can start: “Our next team can start on …”.",
    }),
  firstCall: z.strictObject({ length: label }).meta({ title: "First call" }),
  upkeepPercent: bounds.meta({
    title: "Upkeep",
    description: "The yearly budget for updates and small changes, in percent of the build price.",
  }),
  poundsPerDollar: z.number().positive().meta({
    title: "Pounds per dollar",
    description: "Care plans are priced in dollars. The pounds beside them are calculated with this rate.",
  }),
  team: z.strictObject({ largestProjectTeam: z.int().positive() }),
  onCall: z
    .strictObject({
      engineersOnDuty: z.int().positive(),
      oneWeekIn: z.int().positive(),
      dutyWeekPay: amount.meta({ title: "Pay for a week on duty" }),
      standbyWeekPay: amount.meta({ title: "Pay for a week on standby" }),
    })
    .meta({ title: "On call" }),
  benefits: z.strictObject({
    holidayDays: days,
    pensionFromUs: label,
    pensionFromYou: label,
    weeklyHours: label,
  }),
  replyWithin: z.strictObject({ messages: replyDays, applications: replyDays }).meta({
    title: "Reply within",
    description:
      "The working days within which we promise a reply. The texts that mention it, the day in confirmation emails and the inbox all follow.",
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

export type Facts = ContentOf<typeof facts>;
