/** `npm run brand`: makes the site another company's. Asks for each fact, or takes them as flags; see --help. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { company } from "../app/content/company.ts";
import { palette } from "../app/styles/palette.ts";
import { type BrandDraft, brandFields } from "./brand/brand-fields.ts";
import { brandProblems, placeProblems } from "./brand/brand-problems.ts";
import { oldFactLines } from "./brand/old-facts.ts";
import { writeBrand } from "./brand/write-brand.ts";

const today = new Date();
const draft: BrandDraft = {
  company: structuredClone(company),
  colours: { brand: palette.brand, accent: palette.accent, ink: palette.ink },
};

const flags = readFlags();
if (flags.help) help();
if (Object.keys(flags).length > 0) {
  for (const { flag, set } of brandFields) {
    const answer = flags[flag];
    if (typeof answer === "string") set(draft, answer.trim(), today);
  }
} else await ask();

refuse([...brandProblems(draft), ...placeProblems(company, draft.company)]);
writeBrand(draft);
report();

function readFlags() {
  const options = Object.fromEntries(brandFields.map(({ flag }) => [flag, { type: "string" as const }]));
  try {
    return parseArgs({ options: { ...options, help: { type: "boolean" } } }).values as Record<
      string,
      string | boolean | undefined
    >;
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run brand -- --help lists the flags.`);
    process.exit(2);
  }
}

function help(): never {
  console.log("npm run brand                    asks for everything; Enter keeps what stands in brackets");
  console.log("npm run brand -- --FLAG VALUE …  changes only what is named\n");
  for (const { flag, question } of brandFields) console.log(`  --${flag.padEnd(14)} ${question}`);
  process.exit(0);
}

/** An answer that cannot be taken is asked for again; the end of the input keeps the rest. */
async function ask() {
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  for (const field of brandFields) {
    for (;;) {
      process.stdout.write(`${field.question} [${field.now(draft)}]: `);
      const { value, done } = await answers.next();
      if (done || value.trim() === "") break;
      const trial = structuredClone(draft);
      field.set(trial, value.trim(), today);
      const problems = brandProblems(trial);
      if (problems.length === 0) {
        Object.assign(draft, trial);
        break;
      }
      for (const problem of problems) console.log(`  ${problem}`);
    }
  }
  lines.close();
}

function refuse(problems: string[]) {
  if (problems.length === 0) return;
  console.error("Nothing was changed:");
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

function report() {
  console.log(
    "Written: app/content/company.ts, app/styles/palette.ts, app/styles/colours.css and the icons.",
  );
  if (company.hasFilm && !draft.company.hasFilm) {
    console.log(
      "The film shows the old name or year: it was removed, and nothing links to it.\n" +
        "To have one again: node art/film/make-film.ts, then hasFilm: true in app/content/company.ts",
    );
  }
  const lines = oldFactLines(company, draft.company);
  if (lines.length > 0) {
    console.log("These lines still speak of what has changed. Read them over:");
    for (const line of lines) console.log(`  ${line}`);
  }
  console.log("The pictures keep their colours; art/README.md tells how to render or replace them.");
}
