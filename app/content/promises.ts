/**
 * The firm's promises, decided once. Pages take their figures from here where they can, and facts.test.ts
 * looks for sentences that disagree. docs/facts.md is the same list in words, with the history behind it.
 */
export const promises = {
  /** The number of working days within which an engineer replies to any form. */
  firstReplyWorkingDays: 1,
  firstTalk: { hours: 1, price: "free" },

  /** Two engineers, two weeks, one report of about twenty pages that the client keeps. */
  survey: { weeks: 2, engineers: 2, price: "£9,500" },
  /** A shorter look at a single application that someone else built. */
  codeCheck: { days: 5, engineers: 1, price: "£3,900" },

  /** The old system and the new one give the same results for this long before the new one takes over. */
  parallelRunDays: 30,
  /** After go-live, rolling back stays possible for this long. */
  rollbackDays: 30,
  /** An ordinary release. A data migration has its own rehearsed time, written in its plan. */
  rollbackMinutes: 15,

  /** Faults in our own work are fixed free of charge for this long, and for as long as a care plan runs. */
  warrantyMonths: 12,
  /** The engineers who built a system back up the duty engineer for this long after go-live. */
  buildersOnCallMonths: 12,
  onCall: { engineersOnDuty: 2, oneWeekIn: 9, joinsAfterMonths: 6 },
  incident: { shortReport: "noon on the next working day", fullReportWorkingDays: 3 },

  /** Care plans are priced in US dollars, everything else in pounds. */
  carePlans: { from: "$99", to: "$399", per: "month", noticeMonths: 1 },
  /** New versions of systems and libraries, and small changes; a share of the build price each year. */
  upkeepPerYear: "15–20%",

  /** How early a date at risk is reported, and how much handover help a leaving client gets. */
  lateWarningWeeks: 2,
  handoverDays: 5,

  /** A page or app is ready to use this soon on a cheap or old device. */
  readyWithinSeconds: 2,

  team: { people: "just over fifty", ownersAfterYears: 1, ownedSince: 2015, largestProjectTeam: 9 },
  applications: { readers: 2, replyWorkingDays: 5, decisionWorkingDays: 3 },

  /** The usual cost of a first stage, in pounds before VAT. */
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
