import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { contentFiles, contentProblems } from "./check.ts";

type Entry = Record<string, never>;

/** Returns the content, with `change` applied to a copy of one file. */
function alter(file: string, change: (value: Entry) => void) {
  const place = contentFiles.findIndex((each) => each.file === file);
  const original = contentFiles[place];
  if (!original) throw new Error(`There is no ${file}`);
  const value = structuredClone(original.value) as Entry;
  change(value);
  return contentFiles.with(place, { ...original, value });
}

/** Reads a nested field of an entry. */
function at<T>(value: unknown, ...path: (string | number)[]): T {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value) as T;
}

const service = "services/mobile-app-development.ts";
const benefits = ["sectionWiseContent", "clientBenefits"] as const;

test("the content has no mistakes", () => {
  expect(contentProblems()).toEqual([]);
});

describe("a mistake in the content", () => {
  const mistakes: [name: string, file: string, change: (value: Entry) => void, message: RegExp][] = [
    [
      "a seventh benefit",
      service,
      (value) => {
        const list = at<unknown[]>(value, ...benefits);
        list.push(structuredClone(list[0]));
      },
      /^app\/content\/services\/mobile-app-development\.ts, field sectionWiseContent\.clientBenefits: has 7 entries, but must have exactly 6$/,
    ],
    [
      "an empty list",
      "partners.ts",
      (value) => {
        (value as unknown as unknown[]).length = 0;
      },
      /^app\/content\/partners\.ts, the whole entry: has 0 entries, but must have exactly 6$/,
    ],
    [
      "an unknown icon",
      service,
      (value) => {
        at<{ icon: string }>(value, ...benefits, 2).icon = "shild-check";
      },
      /^app\/content\/services\/mobile-app-development\.ts, field sectionWiseContent\.clientBenefits\[2\]\.icon: "shild-check" isn't one of the values allowed here\. Did you mean "shield-check"\?$/,
    ],
    [
      "a picture that does not exist",
      "industries/oil-and-gas.ts",
      (value) => {
        at<{ image: string }>(value, "heroImage").image = "nowhere";
      },
      /^app\/content\/industries\/oil-and-gas\.ts, field heroImage\.image: there is no picture "nowhere"/,
    ],
    [
      "a double space",
      "pages/home.ts",
      (value) => {
        at<{ heading: string }>(value, "slides", 1).heading = "Two  spaces in a heading";
      },
      /^app\/content\/pages\/home\.ts, field slides\[1\]\.heading: contains a double space/,
    ],
    [
      "a heading that is too long",
      "pages/home.ts",
      (value) => {
        at<{ heading: string }>(value, "slides", 0).heading = "long ".repeat(30).trim();
      },
      /^app\/content\/pages\/home\.ts, field slides\[0\]\.heading: /,
    ],
    [
      "a heading that is too short",
      "pages/home.ts",
      (value) => {
        at<{ heading: string }>(value, "slides", 0).heading = "A";
      },
      /^app\/content\/pages\/home\.ts, field slides\[0\]\.heading: has 1 character, but must have at least \d+$/,
    ],
    [
      "a missing field",
      "case-studies/erp-migration.ts",
      (value) => {
        Reflect.deleteProperty(value, "client");
      },
      /^app\/content\/case-studies\/erp-migration\.ts, field client: is missing$/,
    ],
    [
      "a month that doesn't exist",
      "jobs/iso-developer.ts",
      (value) => {
        Object.assign(value, { deadline: "14 Sptember 2022" });
      },
      /^app\/content\/jobs\/iso-developer\.ts, field deadline: "Sptember" is not a month\. Did you mean "September"\?$/,
    ],
    [
      "a day that doesn't exist",
      "jobs/iso-developer.ts",
      (value) => {
        Object.assign(value, { deadline: "31 February 2022" });
      },
      /^app\/content\/jobs\/iso-developer\.ts, field deadline: February 2022 has no day 31$/,
    ],
    [
      "an unknown field",
      "jobs/iso-developer.ts",
      (value) => {
        Object.assign(value, { bonus: "yes" });
      },
      /^app\/content\/jobs\/iso-developer\.ts, the whole entry: there is no field "bonus"/,
    ],
  ];

  test.each(mistakes)("is reported with its file and its place in it: %s", (_, file, change, message) => {
    const problems = contentProblems(alter(file, change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });
});

describe("text that a template left in place", () => {
  const draft = alter("jobs/iso-developer.ts", (value) => {
    Object.assign(value, { title: "TODO Job", deadline: "1 January 2000", draft: true });
  });
  test("is reported in a published entry, field by field, and allowed in a draft", () => {
    expect(contentProblems(draft)).toEqual([]);
    const published = draft.map((each) => ({ ...each, value: { ...Object(each.value), draft: undefined } }));
    const place = (field: string) =>
      `app/content/jobs/iso-developer.ts, field ${field}: is still the template's text`;
    const problems = contentProblems(published.filter(({ file }) => file === "jobs/iso-developer.ts"));
    expect(problems).toEqual([
      expect.stringContaining(place("title")),
      expect.stringContaining(place("deadline")),
    ]);
  });

  test("can be a month", () => {
    const caseStudy = { file: "case-studies/one.ts", schema: z.unknown(), value: { from: "2000-06" } };
    expect(contentProblems([caseStudy])).toEqual([
      expect.stringContaining("field from: is still the template"),
    ]);
  });

  test("is recognised in every template", () => {
    const templates = import.meta.glob<Record<string, object>>("./templates/*.ts", { eager: true });
    for (const [file, module] of Object.entries(templates)) {
      const [entry] = Object.values(module);
      const value = { ...entry, draft: undefined };
      expect(contentProblems([{ file, schema: z.unknown(), value }]).length, file).toBeGreaterThan(5);
    }
  });
});

test("two entries with the same slug in one file are reported with both positions", () => {
  const files = contentFiles.filter(({ file }) => file === "service-tabs.ts");
  const [first, , third] = files;
  if (!first || !third) throw new Error("There are fewer than three tabs");
  const renamed = { ...third, value: { ...Object(third.value), slug: first.entry } };
  expect(contentProblems(files.with(2, renamed))).toEqual([
    `app/content/service-tabs.ts: entries [0] and [2] are both named "${first.entry}"`,
  ]);
});

test("two entries with the same id in one list are reported with both positions", () => {
  const problems = contentProblems(
    alter("pages/faq.ts", (value) => {
      const [first, , third] = at<{ id: string }[]>(value, "faqs");
      if (first && third) third.id = first.id;
    }),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^app\/content\/pages\/faq\.ts, field faqs: entries \[0\] and \[2\] are both named "/,
    ),
  ]);
});

describe("a broken reference", () => {
  afterEach(() => {
    for (const file of ["services", "case-studies", "industries"]) vi.doUnmock(`./${file}.ts`);
    vi.resetModules();
  });

  test("is reported if a service names a case study that does not exist", async () => {
    const { services } = await import("./services.ts");
    const altered = structuredClone(services);
    altered[0]?.sectionWiseContent.caseStudies.splice(0, 1, "moon-landing");
    expect(await problemsWith("./services.ts", { services: altered })).toEqual([
      `app/content/services/${altered[0]?.slug}.ts, field caseStudies: there is no app/content/case-studies/moon-landing.ts`,
    ]);
  });

  test("is reported if a service names a tab that does not exist", async () => {
    const { services } = await import("./services.ts");
    const altered = structuredClone(services);
    if (altered[0]) altered[0].tab = "knitting";
    expect(await problemsWith("./services.ts", { services: altered })).toEqual([
      `app/content/services/${altered[0]?.slug}.ts, field tab: there is no tab "knitting" in app/content/service-tabs.ts`,
    ]);
  });

  test("is reported if a case study names a service that does not exist", async () => {
    const { caseStudies } = await import("./case-studies.ts");
    const altered = structuredClone(caseStudies);
    if (altered[0]) altered[0].service = "knitting";
    expect(await problemsWith("./case-studies.ts", { caseStudies: altered })).toEqual([
      `app/content/case-studies/${altered[0]?.slug}.ts, field service: there is no app/content/services/knitting.ts`,
    ]);
  });

  test("is reported if a card links to an industry that does not exist or is a draft", async () => {
    const { industries } = await import("./industries.ts");
    const card = 'app/content/industry-cards.ts "food-and-beverages", field linked';
    const others = industries.filter(({ slug }) => slug !== "food-and-beverages");
    expect(await problemsWith("./industries.ts", { industries: others })).toEqual([
      `${card}: there is no app/content/industries/food-and-beverages.ts`,
    ]);
    const draft = industries.map((each) => (others.includes(each) ? each : { ...each, draft: true }));
    expect(await problemsWith("./industries.ts", { industries: draft })).toEqual([
      `${card}: app/content/industries/food-and-beverages.ts is a draft, so no published page may link to it`,
    ]);
  });

  test("is reported if a published service names a draft case study, but not if the service is a draft too", async () => {
    const { services } = await import("./services.ts");
    const { caseStudies } = await import("./case-studies.ts");
    const [service] = services;
    const drafts = new Set(service?.sectionWiseContent.caseStudies);
    const altered = caseStudies.map((study) => (drafts.has(study.slug) ? { ...study, draft: true } : study));
    vi.doMock("./services.ts", () => ({ services: [{ ...service, draft: true }] }));
    const ofDraft = await problemsWith("./case-studies.ts", { caseStudies: altered });
    expect(ofDraft.filter((problem) => problem.includes("field caseStudies"))).toEqual([]);
    vi.doMock("./services.ts", () => ({ services: [service] }));
    const ofPublished = await problemsWith("./case-studies.ts", { caseStudies: altered });
    expect(ofPublished.filter((problem) => problem.includes("field caseStudies"))).toHaveLength(3);
  });
});

async function problemsWith(file: string, exports: object): Promise<string[]> {
  vi.resetModules();
  vi.doMock(file, () => exports);
  const { contentProblems: check } = await import("./check.ts");
  return check();
}
