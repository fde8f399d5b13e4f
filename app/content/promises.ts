/**
 * The figures that the firm promises to its clients. Pages use these values where they can, and facts.test.ts finds
 * sentences that contradict the main ones. docs/facts.md explains each promise in words.
 */
export const promises = {
  /** An engineer replies to an inquiry within this many working days. For job applications, see `applications`. */
  firstReplyWorkingDays: 1,
  firstTalk: { hours: 1, price: "free" },

  /** The result is a report of about twenty pages, which the client keeps. */
  survey: { weeks: 2, engineers: 2, price: "£9,500" },
  /** A review of a single application that another company built. */
  codeCheck: { days: 5, engineers: 1, price: "£3,900" },

  /** The old and the new system run in parallel and must agree for this long before the new one takes over. */
  parallelRunDays: 30,
  /** After go-live, rolling back stays possible for this long. */
  rollbackDays: 30,
  /** The time to roll back an ordinary release. For a data migration, it is measured in a rehearsal instead. */
  rollbackMinutes: 15,

  /** Faults in our own work are fixed free for this long after go-live, and for as long as a care plan runs. */
  warrantyMonths: 12,
  /** For this long after go-live, the engineers who built a system support the engineer on call. */
  buildersOnCallMonths: 12,
  onCall: { engineersOnDuty: 2, oneWeekIn: 9, joinsAfterMonths: 6 },
  incident: { shortReport: "noon on the next working day", fullReportWorkingDays: 3 },

  /** Care plans are priced in US dollars, everything else in pounds. */
  carePlans: { from: "$99", to: "$399", per: "month", noticeMonths: 1 },
  /** The yearly budget for updates and small changes, as a share of the build price. */
  upkeepPerYear: "15–20%",

  /** The client is warned this early if a date is at risk. */
  lateWarningWeeks: 2,
  /** A client who leaves gets this many days of free handover help. */
  handoverDays: 5,

  /** A page or app is ready to use within this time on a cheap or old device. */
  readyWithinSeconds: 2,

  team: { people: "just over fifty", ownersAfterYears: 1, ownedSince: 2015, largestProjectTeam: 9 },
  applications: { readers: 2, replyWorkingDays: 5, decisionWorkingDays: 3 },

  /** Usual prices by kind of work, in pounds before VAT. */
  budgets: {
    webMvp: "£60,000–£110,000",
    mobileApp: "£80,000–£170,000",
    crossPlatformApp: "£65,000–£130,000",
    coreReplacement: "£250,000–£1.5 million",
    stage: "£30,000–£120,000",
    prototype: "£18,000",
    aiTrial: "£28,000–£45,000",
    dataPlatform: "£40,000–£150,000",
    dashboards: "£25,000–£60,000",
    testing: "£13,000–£40,000",
    cloudMove: "£30,000–£200,000",
    dayRate: "£620–£860",
  },
} as const;
