import { type Company, company } from "../company.ts";
import { type Facts, facts } from "../facts.ts";
import { plans } from "../plans.ts";
import { filesIn, readFile } from "../reading/files.ts";
import { countInWords } from "../reading/in-words.ts";
import { lengths } from "../reading/lengths.ts";
import { readPublication } from "../reading/read-publication.ts";
import { nextStart } from "./next-start.ts";
import { pounds } from "./pounds.ts";
import { isPublished } from "./publication.ts";
import { budgetsOf, pricesByDuration } from "./works.ts";

/** What is filled in later: when a form is used, by the browser or the server, or for each entry on its page. */
export const filledLater: Record<string, string[]> = {
  "reply-templates.yaml": ["name", "reference", "meeting"],
  "form-texts.yaml": ["count", "limit", "percent", "wait"],
  "mail-texts.yaml": ["replyBy"],
  "pages/job.yaml": ["manager"],
  "pages/thank-you.yaml": ["today", "replyBy"],
};

/** The company's facts, by the names of their placeholders. They are read again for every file, because dev serves edits. */
export function siteFacts() {
  const { address, foundedOn } = company.value;
  const { privacy, mapNotice, ...others } = facts.value;
  const prices = plans.value.plans.map(({ price }) => price);
  return {
    city: address.locality,
    foundingYear: foundedOn.slice(0, 4),
    company: company.value,
    mapNotice,
    privacy,
    replyWithin: {
      messages: workingDays(others.replyWithin.messages),
      applications: workingDays(others.replyWithin.applications),
    },
    processing: processing(company.value),
    survey: others.survey,
    codeCheck: others.codeCheck,
    dayRates: others.dayRates,
    daysPerMonth: others.daysPerMonth,
    budgets: { ...others.budgets, ...budgetsOf(others) },
    prices: pricesByDuration(others),
    weeks: weeksOf(others.firstVersion),
    upkeepPerYear: `${others.upkeepPercent.from}–${others.upkeepPercent.to}%`,
    nextTeam: { start: nextStart(others.nextTeam) },
    firstCall: others.firstCall,
    carePlans: {
      from: `$${Math.min(...prices)}`,
      fromPounds: pounds(Math.round(Math.min(...prices) * others.poundsPerDollar)),
      to: `$${Math.max(...prices)}`,
      poundsPerDollar: others.poundsPerDollar,
    },
    team: others.team,
    onCall: others.onCall,
    benefits: others.benefits,
  };
}

/** "one working day". */
const workingDays = (days: number) => `${countInWords(days)} working ${days === 1 ? "day" : "days"}`;

/** The weeks that a first version takes: "6–10". */
const weeksOf = (versions: Facts["firstVersion"]) =>
  Object.fromEntries(Object.entries(versions).map(([kind, { from, to }]) => [kind, `${from}–${to}`]));

/** Who else handles the messages, for the privacy policy. */
const processing = ({ processors }: Company) =>
  processors.length > 0
    ? `It’s kept in our own database. These companies process it for us and may only do what we tell them to. ${processors.map(({ name, task }) => `${name} ${task}.`).join(" ")}`
    : "It’s kept in our own database, on servers we run ourselves, and our emails pass through mail servers, as all email does.";

/** The lengths of lists that texts on several pages mention. */
export function siteLists() {
  const published = (folder: string) =>
    filesIn(folder).filter((file) => isPublished(readPublication(file))).length;
  const lengthOf = (file: string, list: string) => lengths(readFile(file).value)[list] ?? 0;
  return {
    jobs: published("jobs"),
    projects: published("projects"),
    partners: lengthOf("partners.yaml", "partners"),
    team: lengthOf("team.yaml", "members"),
    plans: plans.value.plans.length,
    planFeatures: plans.value.features.length,
    disciplines: lengthOf("service-tabs.yaml", "tabs"),
    recruitmentSteps: lengthOf("recruitment.yaml", "steps"),
  };
}
