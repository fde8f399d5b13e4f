import { isPublished, type Publication } from "../derived/publication.ts";
import { budgetsOf, pricesByDuration } from "../derived/works.ts";
import type { Recruitment } from "../schema/career.ts";
import type { Company } from "../schema/company.ts";
import type { Facts } from "../schema/facts.ts";
import type { ServiceTabs } from "../schema/service.ts";
import type { Partners, Plans, Team } from "../schema/shared.ts";
import { filesIn, readFacts } from "./files.ts";
import { suggestion } from "./mistake-sentence.ts";

/** Texts that forms fill in themselves, in the browser. */
const filledLater: Record<string, string[]> = {
  "form-texts.yaml": ["count", "limit", "percent", "wait"],
};

/** `{city}`, or a count with the words for one and for several: `{count.jobs opening|openings}`. */
const placeholder = /\{([A-Za-z][\w.-]*)(?: ([^{}|]+)\|([^{}|]+))?\}/g;

/** Reports a placeholder that doesn't exist, with the path of its field. */
type OnUnknown = (field: PropertyKey[], message: string) => void;

/** Fills placeholders such as `{city}` in every text of a file's value. */
export function fill<T>(value: T, file: string, onUnknown: OnUnknown): T {
  const known = new Map(Object.entries({ ...flatten(facts()), ...flatten(counts(lengths(value))) }));
  const names = [...known.keys()].map((name) => `{${name}}`);
  const later = filledLater[file] ?? [];
  const fillIn = (inner: unknown, field: PropertyKey[]): unknown => {
    if (typeof inner === "string") {
      return outsideCode(inner, placeholder, (whole, name = "", one, several) => {
        if (later.includes(name)) return whole;
        if (!known.has(name)) {
          const near = suggestion(`{${name}}`, names) || " Write the words themselves, without braces.";
          onUnknown(field, `there is no {${name}}.${near}`);
        }
        const filled = known.get(name) ?? whole;
        return one ? `${filled} ${/^(?:one|1)$/i.test(filled) ? one : several}` : filled;
      });
    }
    if (Array.isArray(inner)) return inner.map((each, index) => fillIn(each, [...field, index]));
    if (inner === null || typeof inner !== "object") return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [key, fillIn(each, [...field, key])]),
    );
  };
  return fillIn(value, []) as T;
}

const code = /(^```[\s\S]*?^```$|`[^`\n]+`)/m;

/** Replaces matches in a text, but not in the code of a text in Markdown. */
const outsideCode = (
  text: string,
  pattern: RegExp,
  replace: (match: string, ...groups: (string | undefined)[]) => string,
) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, replace)))
    .join("");

/** The company's facts, by the names of their placeholders. They are read again for every file, because dev serves edits. */
function facts() {
  const company = readFacts<Company>("company.yaml");
  const { privacy, mapNotice, ...facts } = readFacts<Facts>("facts.yaml");
  const prices = readFacts<Plans>("plans.yaml").plans.map(({ price }) => price);
  return {
    city: company.address.locality,
    foundingYear: company.foundedOn.slice(0, 4),
    company,
    mapNotice,
    privacy,
    processing: processing(company),
    survey: facts.survey,
    codeCheck: facts.codeCheck,
    dayRates: facts.dayRates,
    daysPerMonth: facts.daysPerMonth,
    budgets: { ...facts.budgets, ...budgetsOf(facts) },
    prices: pricesByDuration(facts),
    upkeepPerYear: `${facts.upkeepPercent.from}–${facts.upkeepPercent.to}%`,
    carePlans: {
      from: `$${Math.min(...prices)}`,
      to: `$${Math.max(...prices)}`,
      poundsPerDollar: facts.poundsPerDollar,
    },
    team: facts.team,
    onCall: facts.onCall,
    benefits: facts.benefits,
  };
}

/** Who else handles the messages, for the privacy policy. */
const processing = ({ processors }: Company) =>
  processors.length > 0
    ? `It’s kept in our own database. These companies process it for us and may only do what we tell them to. ${processors.map(({ name, task }) => `${name} ${task}.`).join(" ")}`
    : "It’s kept in our own database, on servers we run ourselves, and our emails pass through mail servers, as all email does.";

const words = [
  ...["no", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** `{number.jobs}` is "4", `{count.jobs}` is "four" and `{Count.jobs}` is "Four". */
function counts(ownLists: Record<string, number>) {
  const number = { ...siteLists(), ...ownLists };
  const each = (name: (count: number) => string) =>
    Object.fromEntries(Object.entries(number).map(([list, count]) => [list, name(count)]));
  const inWords = (count: number) => words[count] ?? String(count);
  return {
    number,
    count: each(inWords),
    Count: each((count) => inWords(count).replace(/^./, (first) => first.toUpperCase())),
  };
}

/** The lengths of lists that texts on several pages mention. */
function siteLists() {
  const published = (folder: string) =>
    filesIn(folder).filter((file) => isPublished(readFacts<Publication>(file))).length;
  const { plans, features } = readFacts<Plans>("plans.yaml");
  return {
    jobs: published("jobs"),
    projects: published("projects"),
    partners: readFacts<Partners>("partners.yaml").partners.length,
    team: readFacts<Team>("team.yaml").members.length,
    plans: plans.length,
    planFeatures: features.length,
    disciplines: readFacts<ServiceTabs>("service-tabs.yaml").tabs.length,
    recruitmentSteps: readFacts<Recruitment>("recruitment.yaml").steps.length,
  };
}

/** The lengths of a file's own lists, by the names of their fields. */
const lengths = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, list.length]] : [],
    ),
  );

function flatten(value: unknown, name = ""): Record<string, string> {
  if (value === null || typeof value !== "object") return { [name]: String(value) };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, name ? `${name}.${key}` : key)),
  );
}
