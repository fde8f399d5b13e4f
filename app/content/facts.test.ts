import { describe, expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import { counters } from "./counters.ts";
import { industryCards } from "./industry-cards.ts";
import { pricingPlans } from "./pricing.ts";
import { projects } from "./projects.ts";
import { promises } from "./promises.ts";
import { allTexts } from "./prose.ts";

const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
];
const tens = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** The ways in which a text may write a number: "30" or "thirty". */
const spellings = (value: number) =>
  [String(value), numbers[value], value % 10 === 0 ? tens[value / 10] : undefined].filter(Boolean);

/** "12 months", "twelve months" or "a year". */
const warranty = (months: number) => [
  ...spellings(months).map((number) => `${number} months`),
  ...(months === 12 ? ["a year"] : []),
];

type Fact = {
  name: string;
  /** Finds a sentence about the fact and captures its value. */
  pattern: RegExp;
  values: (string | undefined)[];
};

const facts: Fact[] = [
  {
    name: "how long rolling back stays possible",
    pattern: /(?:roll(?:ed|ing)?(?: it)? ?back|way back|roll-back)[^.;]{0,40}\bfor ([\w-]+) days/gi,
    values: spellings(promises.rollbackDays),
  },
  {
    name: "how long old and new agree before the new one takes over",
    pattern: /\bagreed?(?: with [^.;]{0,30})? for (?:at least )?([\w-]+) (?:days|nights)/gi,
    values: spellings(promises.parallelRunDays),
  },
  {
    name: "how fast a release is reversed",
    pattern: /([\w-]+) minutes to (?:reverse|undo|roll back)/gi,
    values: spellings(promises.rollbackMinutes),
  },
  {
    name: "what the survey costs",
    pattern: /\bsurveys?\b[^.;]{0,60}(£[\d,]+\d)/gi,
    values: [promises.survey.price],
  },
  {
    name: "how long the survey takes",
    pattern: /\b(\w+-(?:week|day|hour)) survey/gi,
    values: spellings(promises.survey.weeks).map((number) => `${number}-week`),
  },
  {
    name: "what a year of upkeep costs",
    pattern: /(\d+–\d+%) of the build price/gi,
    values: [promises.upkeepPerYear],
  },
  {
    name: "how long faults are fixed free of charge",
    pattern: /\bfree for ([\w-]+ (?:months|year))\b/gi,
    values: warranty(promises.warrantyMonths),
  },
  {
    name: "how early a late date is announced",
    pattern: /\b(?:hear|know)\b[^.;]{0,25}\b([\w-]+) weeks ahead\b/gi,
    values: spellings(promises.lateWarningWeeks),
  },
  {
    name: "how long the handover is",
    pattern: /\bup to ([\w-]+) days explaining/gi,
    values: spellings(promises.handoverDays),
  },
  {
    name: "the on-call rota",
    pattern: /\b(?:one|1) week in (\w+)/gi,
    values: spellings(promises.onCall.oneWeekIn),
  },
  {
    name: "what a care plan costs",
    pattern: /(\$\d+) (?:a|per) month/gi,
    values: pricingPlans.map(({ price }) => price),
  },
  {
    name: "how soon we reply",
    pattern: /(?:repl(?:y|ies)|answers?|confirm one) within ([\w-]+) working days?\b/gi,
    values: [
      ...spellings(promises.firstReplyWorkingDays),
      "a",
      ...spellings(promises.applications.replyWorkingDays),
    ],
  },
  {
    name: "how much holiday employees have",
    pattern: /(\d+) days’ holiday/gi,
    values: spellings(promises.benefits.holidayDays),
  },
  {
    name: "who reads applications",
    pattern: /\b(person you['’]d report to|lead (?:of the team|and one)[^.;]{0,20})[^.;]{0,25}member/gi,
    values: ["person you’d report to", "person you'd report to"],
  },
  {
    name: "how long the film is",
    pattern: /\b(\d+ seconds of blocks|half a minute[^.;]{0,20}|lasts [\w-]+ seconds)/gi,
    values: ["35 seconds of blocks", "lasts 35 seconds"],
  },
  {
    name: "how soon a page is ready",
    pattern: /\bready (?:with)?in ([\w-]+) seconds?/gi,
    values: spellings(promises.readyWithinSeconds),
  },
  {
    name: "how many clients and projects we have had",
    pattern: /\b(\d,\d{3} (?:clients|projects))\b/gi,
    values: counters.map(
      ({ value, label }) =>
        `${value.toLocaleString("en-GB")} ${/clients|projects/i.exec(label)?.[0].toLowerCase()}`,
    ),
  },
  { name: "how many awards", pattern: /\b(\d+) awards\b/gi, values: ["25"] },
  {
    name: "how many people work here",
    pattern: /\b(?:about|over|around) (\w+) (?:engineers|people|experts|colleagues)\b/gi,
    values: spellings(50),
  },
];

describe.each(facts)('the fact "$name"', ({ pattern, values }) => {
  const stated = allTexts.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(([sentence, value]) => ({
      place,
      sentence,
      value: value?.toLowerCase(),
    })),
  );

  test("appears in the content", () => {
    expect(stated).not.toEqual([]);
  });

  test("has an allowed value wherever it appears", () => {
    expect(stated.filter(({ value }) => !values.includes(value))).toEqual([]);
  });
});

test("the content mentions no sales department, Matomo, Plausible or Google Analytics", () => {
  const strays =
    /\bour sales\b|\bsales (?:department|team|and new projects)\b|\b(?:Matomo|Plausible|Google Analytics)\b/i;
  expect(allTexts.filter(({ text }) => strays.test(text))).toEqual([]);
});

test("every industry card names a client", () => {
  const withoutPage = ["Haaf Line", "Skerrow Energy", "Tarn Court Homes", "Three Ridings Football League"];
  const clients = [...caseStudies, ...projects].map(({ client }) => client).concat(withoutPage);
  const unproven = industryCards.filter(({ summary }) => !clients.some((client) => summary.includes(client)));
  expect(unproven).toEqual([]);
});

test("the care plans have the prices in the specification", () => {
  expect(pricingPlans.map(({ price }) => price)).toEqual(["$99", "$199", "$299", "$399"]);
});

test("titles and descriptions for search engines are unique", () => {
  for (const field of ["title", "description"]) {
    const seen = allTexts.filter(({ place }) => place.endsWith(`.seo.${field}`)).map(({ text }) => text);
    expect(seen.length).toBeGreaterThan(40);
    expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
  }
});
