import { type Bounds, poundRange } from "./pounds.ts";

/** The first version of a new product: how many weeks a team of this size needs, and the price of the fewest and the most. */
const firstVersion = {
  web: { weeks: [6, 10], people: 3, price: [60_000, 110_000] },
  mobile: { weeks: [8, 16], people: 3, price: [80_000, 170_000] },
  crossPlatform: { weeks: [6, 12], people: 3, price: [65_000, 130_000] },
} as const;

/** Replacing a core system, from the shortest and cheapest to the longest and dearest. */
const coreReplacement = { years: [1, 3], stagesPerYear: 5, price: [250_000, 1_500_000] } as const;

/** The yearly budget for updates and small changes, in percent of the build price. */
const upkeepPercent: Bounds = [15, 20];

/**
 * The figures that the firm promises to its clients. Pages use these values where they can, and facts.test.ts finds
 * sentences that contradict the main ones. docs/facts.md explains each promise in words.
 */
export const promises = {
  /** An engineer replies to an inquiry within this many working days. For job applications, see `applications`. */
  firstReplyWorkingDays: 1,
  firstTalk: { hours: 1, price: "free" },

  /** The result is a report of about twenty pages, which the client keeps. */
  survey: { weeks: 2, engineers: 2, price: "£13,500" },
  /** A review of a single application that another company built. */
  codeCheck: { days: 5, engineers: 1, price: "£3,900" },

  /** The work in a clickable prototype. Its price is in `budgets`. */
  prototype: { designerWeeks: 3, engineerWeeks: 2 },

  /** The old and the new system run in parallel and must agree for this long before the new one takes over. */
  parallelRunDays: 30,
  /** After go-live, rolling back stays possible for this long. */
  rollbackDays: 30,
  /** The time to roll back an ordinary release. For a data migration, it is measured in a rehearsal instead. */
  rollbackMinutes: 15,

  /** Faults in our own work are fixed free for this long after go-live, and for as long as a care plan runs. */
  warrantyMonths: 12,
  /** For this long after go-live, the engineers who built a system can be reached on working days. */
  buildersReachableMonths: 12,
  onCall: { engineersOnDuty: 2, oneWeekIn: 9, joinsAfterMonths: 6 },
  incident: { shortReport: "noon on the next working day", fullReportWorkingDays: 3 },

  /** Care plans are priced in US dollars, everything else in pounds. The pounds beside them are approximate. */
  carePlans: { from: "$99", to: "$399", per: "month", noticeMonths: 1, poundsPerDollar: 0.79 },
  upkeepPercent,
  upkeepPerYear: `${upkeepPercent.join("–")}%`,

  /** The client is warned this early if a date is at risk. */
  lateWarningWeeks: 2,
  /** A client who leaves gets this many days of free handover help. */
  handoverDays: 5,

  /** A page or app is ready to use within this time on a cheap or old device. */
  readyWithinSeconds: 2,

  team: { people: "just over fifty", ownersAfterYears: 1, ownedSince: 2015, largestProjectTeam: 9 },
  applications: { readers: 2, replyWorkingDays: 5, decisionWorkingDays: 3 },
  /** The same for everyone, in every job advert. Holiday is on top of bank holidays. */
  benefits: { holidayDays: 28, pensionFromUs: "9%", pensionFromYou: "3%", weeklyHours: "37.5" },

  /** How much project work the firm takes on at a time. The other people test, run care plans and run the firm. */
  capacity: { projectsAtATime: 12, peopleOnProjects: 40 },

  firstVersion,
  coreReplacement,
  /** What one codebase saves compared with an app for each system, as a share of the price. */
  crossPlatformSaving: 0.2,

  /** Usual prices by kind of work, in pounds before VAT. */
  budgets: {
    webMvp: poundRange(firstVersion.web.price),
    mobileApp: poundRange(firstVersion.mobile.price),
    crossPlatformApp: poundRange(firstVersion.crossPlatform.price),
    coreReplacement: poundRange(coreReplacement.price),
    stage: "£30,000–£120,000",
    prototype: "£18,000",
    aiTrial: "£28,000–£45,000",
    dataPlatform: "£40,000–£150,000",
    dashboards: "£25,000–£60,000",
    testing: "£13,000–£40,000",
    cloudMove: "£30,000–£400,000",
    dayRate: "£620–£860",
  },
} as const;
