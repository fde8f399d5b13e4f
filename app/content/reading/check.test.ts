import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contentFiles, contentProblems, problemsOf } from "./check.ts";
import { textOf } from "./content-text.ts";
import { filesIn, parseFile } from "./files.ts";

const read = (file: string) => readFileSync(`content/${file}`, "utf8");

/** The problems of a file in which a text is replaced, as "line: field: message". */
async function problemsWith(file: string, text: string | RegExp, replacement: string) {
  const original = read(file);
  const changed = original.replace(text, replacement);
  expect(changed, `${file} doesn't contain ${text}`).not.toBe(original);
  const problems = await problemsOf(file, changed);
  return problems.map(({ line, path, message }) => `${line}: ${path.join(".")}: ${message}`);
}

const lineOf = (file: string, text: string) => read(file).split(text)[0]?.split("\n").length;

test("the content has no mistakes", async () => {
  expect(await contentProblems()).toEqual([]);
});

test.each(contentFiles())("$file promises a reply by {replyWithin.…}", ({ file }) => {
  // Their periods are other ones.
  if (/^(?:case-studies|industries|jobs|posts)\//.test(file)) return;
  expect(read(file)).not.toMatch(/within (?:a|one|five|\d+) working day/i);
});

test.each(contentFiles())("$file has the form in which the editor writes it", ({ file }) => {
  const text = read(file);
  expect(textOf(file, text, Object(parseFile(file, text).value))).toBe(text);
});

describe("a file whose lines end with CRLF", () => {
  const windows = (file: string) => read(file).replaceAll("\n", "\r\n");

  test.each(["pages/home.yaml", "posts/test-the-restore.md"])(
    "%s keeps every byte when it is saved without a change",
    (file) => {
      expect(textOf(file, windows(file), Object(parseFile(file, windows(file)).value))).toBe(windows(file));
    },
  );

  test("has the same value, and a change changes one line", async () => {
    const file = "jobs/iso-developer.md";
    const text = windows(file);
    const { value } = parseFile(file, text);
    expect(value).toEqual(parseFile(file, read(file)).value);
    expect(textOf(file, text, { ...Object(value), order: 9 })).toBe(text.replace(/^order: \d/m, "order: 9"));
    const broken = text.replace("## Responsibilities", "<hr>\r\n\r\n## Responsibilities");
    const line = broken.split("<hr>")[0]?.split("\n").length;
    expect((await problemsOf(file, broken)).map((each) => each.line)).toEqual([line]);
  });
});

test.each(contentFiles())(
  "$file has typographic apostrophes and quotation marks, except in code",
  ({ file }) => {
    const texts = JSON.stringify(parseFile(file, read(file)).value, (_field, value) =>
      typeof value === "string" ? value.replace(/^```[\s\S]*?^```$|`[^`\n]+`/gm, "") : value,
    );
    const straight = texts.match(/.{0,20}(?:\\"|').{0,20}/g) ?? [];
    // The specification's own words.
    expect(straight.filter((each) => !each.includes("openings you're looking for"))).toEqual([]);
  },
);

describe("a mistake is reported with its line, its field and what to do", () => {
  const job = "jobs/iso-developer.md";
  const post = "posts/test-the-restore.md";
  const study = "case-studies/erp-migration.md";
  const mistakes: [file: string, from: string | RegExp, to: string, message: string][] = [
    ["pages/about.yaml", "icon: users", "icon: user", `"user" isn't one of the values allowed here`],
    [
      "services/mobile-app-development.yaml",
      "- finance-app",
      "- finance-ap",
      'there is no "finance-ap" in content/case-studies. Did you mean "finance-app"?',
    ],
    [post, "author: jonas", "author: Jonas Weber", 'The key of Jonas Weber is "jonas".'],
    ["pages/home.yaml", "Bespoke software at a", "Bespoke  software at a", "contains a double space"],
    [study, /^client: .*\n/m, "", "is missing"],
    [study, /^ {2}price: .*$/m, "  price: 999999", "is still the template's text"],
    [job, "order: ", "bonus: yes\norder: ", 'there is no field "bonus"'],
    [job, /^deadline: .*$/m, "deadline: 2022-02-31", '"2022-02-31" is not a date such as 2026-01-31'],
    [job, "£64,000", "£66,000", "names another salary than the job"],
    [job, "  from: 64000", "  from: £64,000", 'enter a number such as 109, not "£64,000"'],
    [job, "  currency: GBP", "  currency: GDP", 'Did you mean "GBP"?'],
    [job, "  currency: GBP", "  to: 60000\n  currency: GBP", "must be more than the lowest salary"],
    [job, /^manager: .*$/m, "manager: viktor", '"viktor" is not in content/team.yaml'],
    ["pages/about.yaml", "{city}", "{citty}", "there is no {citty}. Did you mean {city}?"],
    ["pages/about.yaml", "{city}", "{constructor}", "there is no {constructor}."],
    [post, "author: jonas", "author: constructor", 'there is no person "constructor"'],
    [study, /^ground: .*$/m, 'ground: "#7a7a7a"', "neither dark nor light text can be read on this colour"],
    ["company.yaml", "name: Aldergate", "name: [Aldergate", "this isn't valid YAML"],
    ["pages/faq.yaml", "id: missed-date", "id: how-long", 'entries 1 and 2 are both named "how-long"'],
    [post, "## Lessons", "<b>Bold</b>\n\n## Lessons", "contains HTML (<b>)"],
    [
      post,
      "## Lessons",
      "![A tower](post-test-the-restor)\n\n## Lessons",
      'there is no picture "post-test-the-restor". Did you mean "post-test-the-restore"?',
    ],
    [post, "## Lessons", "###\n\n## Lessons", "has a heading without text"],
    [post, "## Lessons", "##\n\n## Lessons", "has a heading without text"],
    ["plans.yaml", "price: 99", 'price: "£99"', 'enter a number such as 109, not "£99"'],
    [post, "## Lessons", "![](post-test-the-restore)\n\n## Lessons", "a picture has no description"],
    [job, /^## .*$/m, "$&\n\n| a | b |\n| - | - |\n| 1 | 2 |", "which only posts can have"],
    ["facts.yaml", "messages: 1\n", "messages: 0\n", "must be at least one working day"],
    ["facts.yaml", "messages: 1\n", "messages: soon\n", 'enter a number such as 109, not "soon"'],
    ["holidays.yaml", "2026-12-28", "28 December", '"28 December" is not a date such as 2026-01-31'],
    ["holidays.yaml", "2026-12-28", "2026-12-25", "this day is listed twice"],
    ["holidays.yaml", "2026-12-28", "2026-12-24", "must be after the day before it in the list, 2026-12-25"],
    ["pages/thank-you.yaml", "{replyBy}", "{replyby}", "there is no {replyby}. Did you mean {replyBy}?"],
    ["search-words.yaml", "word: ceo", "word: managing director", "must be one word"],
    [post, /\]\(\/[^)]*\)/, "](/our-portfolio/archive)", "there is no page /our-portfolio/archive"],
    [
      "services/mobile-app-development.yaml",
      /^(description|summary|lead|teaser): .*/m,
      "$1: We build apps for phones and tablets. For what they cost, see [our prices](/prcing).",
      "is plain text",
    ],
    ["pages/faq.yaml", /^ {2}title: .*/m, "  title: Our **best** answers", "is plain text"],
    [post, /^ {2}alt: .*/m, "  alt: The `restore` button", "is plain text"],
    [job, "---\n", "", "must begin with fields between two lines ---"],
  ];

  test.each(mistakes)("in %s, after replacing %j with %j: %s", async (file, from, to, message) => {
    const problems = await problemsWith(file, from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(/^\d+: /);
  });

  test.each([
    ["30,000 characters", "word ".repeat(6000), "characters, but must have at most 30000"],
    ["2,000 stars and underscores", "*a_ ".repeat(1000), "characters such as * [ | and >"],
    ["a list 500 levels deep", `${"- ".repeat(500)}a`, "more than six levels deep"],
    ["3,000 quotes inside each other", `${">".repeat(3000)}a`, "more than six levels deep"],
  ])("a text with %s is refused before it is parsed", async (_what, text, message) => {
    const problems = await problemsWith(post, "## Lessons", `${text}\n\n## Lessons`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test("with the line of the field, also in Markdown", async () => {
    const [inFields] = await problemsWith(post, "author: jonas", "author: nobody");
    expect(inFields).toMatch(new RegExp(`^${lineOf(post, "author: jonas")}: author: `));
    const [inText] = await problemsWith(post, "## An afternoon", "<hr>\n\n## An afternoon");
    expect(inText).toMatch(new RegExp(`^${lineOf(post, "## An afternoon")}: body: `));
  });
});

describe("text that a template left in place", () => {
  test("is reported in a published entry, field by field, and allowed in a draft", async () => {
    const template = read("templates/job.md");
    const draft = await problemsOf("jobs/first.md", template);
    expect(draft).toEqual([]);
    const published = await problemsOf("jobs/first.md", template.replace("draft: true\n", ""));
    expect(published.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["title", "salary.from", "body"]),
    );
    for (const { message } of published) expect(message).toContain("is still the template's text");
  });

  test.each(filesIn("templates"))("%s is a valid draft", async (file) => {
    const folders: Record<string, string> = {
      "templates/case-study.md": "case-studies/first.md",
      "templates/industry.yaml": "industries/first.yaml",
      "templates/job.md": "jobs/first.md",
      "templates/post.md": "posts/first.md",
      "templates/project.md": "projects/first.md",
      "templates/service.yaml": "services/first.yaml",
    };
    expect(await problemsOf(folders[file] ?? "", read(file))).toEqual([]);
  });
});

describe("a broken reference", () => {
  afterEach(() => {
    for (const file of ["services", "case-studies", "industries"]) vi.doUnmock(`../${file}.ts`);
    vi.resetModules();
  });

  async function referencesWith(file: string, exports: object) {
    vi.resetModules();
    vi.doMock(file, () => exports);
    const { brokenReferences } = await import("../derived/references.ts");
    return brokenReferences();
  }

  test("is reported if a service names a tab that does not exist", async () => {
    const { services } = await import("../services.ts");
    const altered = structuredClone(services.value);
    if (altered[0]) altered[0].tab = "knitting";
    expect(await referencesWith("../services.ts", { services: { value: altered } })).toEqual([
      {
        file: `services/${altered[0]?.slug}.yaml`,
        path: ["tab"],
        message: 'there is no tab "knitting" in content/service-tabs.yaml',
      },
    ]);
  });

  test("is reported if a card links to an industry that is a draft", async () => {
    const { industries } = await import("../industries.ts");
    const draft = industries.value.map((each) =>
      each.slug === "food-and-beverages" ? { ...each, draft: true } : each,
    );
    expect(await referencesWith("../industries.ts", { industries: { value: draft } })).toEqual([
      {
        file: "industry-cards.yaml",
        path: ["cards", expect.any(Number), "linked"],
        message: '"food-and-beverages" in content/industries is a draft, so no published page may link to it',
      },
    ]);
  });
});
