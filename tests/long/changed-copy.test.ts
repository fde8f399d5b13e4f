import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { type CollectionName, collections, entryPath } from "../../app/content/collections.ts";
import { company } from "../../app/content/company.ts";
import { palette } from "../../app/styles/palette.ts";
import { entryFile } from "../support/entry-file.ts";
import { startServer } from "../support/running-server.ts";
import { sendApplication } from "../support/senders.ts";
import { copySite } from "../support/site-copy.ts";

// A copy of the site, changed in several ways that don't affect each other, and built once.

const { folder, read, write, change, run, remove } = copySite();

/** The content of company.yaml after a rebrand. */
const other = {
  ...structuredClone(company.value),
  name: "Nordlys & Sønner",
  legalName: "Nordlys & Sønner AS",
  tagline: "Software engineering and consulting since 2003.",
  // No registered office and no VAT number.
  registrations: [{ label: "Foretaksregisteret", value: "999 000 111" }],
  processors: [],
  foundedOn: "2003",
  yearsOfExperience: 23,
  referencePrefix: "NS",
  phones: {
    projects: { display: "+47 73 00 00 00", desk: "Sales" },
    clients: { display: "+47 73 00 00 01", desk: "Support" },
  },
  emails: {
    projects: { address: "hei@nordlys.example", desk: "Sales" },
    careers: { address: "jobb@nordlys.example", desk: "Career" },
  },
  address: {
    street: "4 Bakklandet",
    locality: "Trondheim",
    region: "Trøndelag",
    postalCode: "7014",
    country: "Norway",
    countryCode: "NO",
  },
  location: { latitude: 63.4282, longitude: 10.4035 },
  timeZone: "Europe/Oslo",
  regulator: "Datatilsynet",
  hasFilm: false,
};

const kinds = Object.keys(collections) as CollectionName[];
const draft = (kind: CollectionName) => `first-${kind}`;
const post = "content/posts/later.md";
const job = "content/jobs/filled.md";
const imprint = "Who is responsible for this website, and where the company is registered.";

/** Replaces the placeholders of a template. */
const fillIn = (file: string, date: string, deadline: string) =>
  write(
    file,
    read(file)
      .replace(/^draft: true\n/m, "")
      .replaceAll("TODO", "Sample")
      .replace("999999", "45000")
      .replace(/^deadline: .*/m, `deadline: ${deadline}`)
      .replace(/^(date|postedOn): .*/m, `$1: ${date}`),
  );

/** Adds a page by following docs/content.md. */
function addPage() {
  const [, guide = ""] = read("docs/content.md").split("## Add a page");
  const [line = "", component = "", module = "", words = ""] = [
    ...guide.matchAll(/^```(?:tsx?|yaml)\n([\s\S]*?)^```/gm),
  ].map(([, code]) => code);
  change("app/routes.ts", /^ {2}route\("faq"/m, `${line}$&`);
  write("app/routes/imprint.tsx", component);
  write("app/content/pages/imprint.ts", module);
  write("content/pages/imprint.yaml", words.replace("…", imprint));
}

const page = (url: string) => {
  const names = [url, `${url}/index.html`].map((name) => join(folder, "build/client", name));
  const found = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  return found ? readFileSync(found, "utf8") : "";
};

/** The text files of the build, by their path. */
const builtTexts = () =>
  readdirSync(join(folder, "build"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:html|js|css|svg|json|webmanifest|xml|txt|vtt)$/.test(name))
    .map((name) => [name, read(join("build", name))] as const);

let build: ReturnType<typeof run>;

beforeAll(() => {
  for (const kind of kinds) {
    const { status, output } = run("scripts/new.ts", [kind, draft(kind)]);
    expect(status, output).toBe(0);
    expect(output).toContain(`Its page is ${entryPath(kind, draft(kind))}.`);
  }
  run("scripts/new.ts", ["post", "later"]);
  run("scripts/new.ts", ["job", "filled"]);
  fillIn(post, "2099-12-31", "2099-12-31");
  fillIn(job, "2025-01-02", "2025-01-14");
  addPage();
  rmSync(join(folder, "public/film"), { recursive: true, force: true });
  write("content/company.yaml", stringify(other));
  change("app/styles/palette.ts", palette.brand, "#0b6e4e");
  build = run("scripts/build/build.ts");
  expect(build.status, build.output).toBe(0);
});

afterAll(remove);

describe("with another company.yaml and palette.ts", () => {
  test("nothing mentions the old company", () => {
    const texts = builtTexts();
    expect(texts.length).toBeGreaterThan(150);
    const gone = [
      company.value.name,
      ...company.value.registrations.flatMap(({ label, value }) => [label, value]),
      ...[
        company.value.address.street,
        company.value.address.postalCode,
        company.value.address.region,
        company.value.regulator,
      ],
      ...Object.values(company.value.phones).flatMap(({ display }) => [display, display.replaceAll(" ", "")]),
      ...Object.values(company.value.emails).flatMap(({ address }) => [
        address,
        address.split("@")[1] ?? address,
      ]),
      palette.brand,
    ].map((text) => text.toLowerCase());
    const traces = texts.flatMap(([file, text]) =>
      gone.filter((fact) => text.toLowerCase().includes(fact)).map((fact) => `${fact} in ${file}`),
    );
    expect(traces).toEqual([]);
    const { foundedOn, referencePrefix, address } = company.value;
    const words = [foundedOn.slice(0, 4), address.locality, `${referencePrefix}-[0-9A-Z]{4}`];
    const oldFacts = new RegExp(words.map((word) => `\\b${word}\\b`).join("|"));
    const pages = texts.filter(([file]) => /\.(?:html|xml|json|txt)$/.test(file));
    expect(pages.filter(([, text]) => oldFacts.test(text)).map(([file]) => file)).toEqual([]);
  });

  test("the pages show the new company", () => {
    const home = page("/");
    expect(home.match(/aria-label="[^"]*, home"/)?.[0]).toBe('aria-label="Nordlys &amp; Sønner, home"');
    expect(home).toContain(other.tagline);
    expect(home).toContain("999 000 111");
    expect(page("/contact")).toContain("tel:+4773000000");
    expect(page("/favicon.svg")).toContain('aria-label="Nordlys &amp; Sønner"');
    expect(JSON.parse(page("/site.webmanifest")).name).toBe("Nordlys & Sønner");
  });

  test("there is no film, because the existing film shows the old name", () => {
    expect(page("/intro-film")).toBe("");
    for (const path of ["/our-story", "/why-us"]) {
      expect(page(path), path).not.toBe("");
      expect(page(path).match(/href="[^"]*film[^"]*"/g), path).toBeNull();
    }
  });
});

test("a page added by following docs/content.md is built, and is in the sitemap and the search", () => {
  expect(page("/imprint")).toContain(imprint);
  // The copy is no git repository, so the page has no date.
  expect(page("/sitemap.xml")).toContain("/imprint</loc></url>");
  expect(read("build/search-index.json")).toContain("/imprint");
});

describe("drafts, a post dated in the future and a job past its deadline", () => {
  test("are named by the build, and refused with --strict if they are drafts", () => {
    const { status, output } = run("scripts/build/build.ts", ["--strict"]);
    expect(status).toBe(1);
    for (const kind of kinds) {
      expect(build.output).toContain(`Still a draft: ${entryFile(kind, draft(kind))}`);
      expect(output).toContain(entryFile(kind, draft(kind)));
    }
    expect(build.output).toContain(`Not listed: ${post} is published by the first build from 2099-12-31 on`);
    expect(build.output).toContain(`Not listed: ${job} closed on 14 January 2025`);
  });

  test("are in no list, feed, sitemap or search and are not indexed", () => {
    const own = [...kinds.map((kind) => entryPath(kind, draft(kind))), "/career/filled"];
    for (const path of own) expect(page(path), path).toContain('<meta name="robots" content="noindex"/>');
    const unlisted = new RegExp([...own, "/blog/later", "Sample: the text"].join("|"));
    const texts = builtTexts().filter(([file]) => !/^server\/|\/(?:first-[\w-]+|filled)\//.test(file));
    const names = texts.map(([file]) => file);
    for (const file of ["index.html", "feed.xml", "feed.json", "sitemap.xml", "llms.txt"])
      expect(names).toContain(`client/${file}`);
    expect(names).toContain("search-index.json");
    expect(texts.filter(([, text]) => unlisted.test(text)).map(([file]) => file)).toEqual([]);
  });

  test("a draft has a page, and the post has no page before its date", () => {
    for (const kind of kinds) {
      const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(page(entryPath(kind, draft(kind)))) ?? [];
      expect(heading.replace(/<[^>]+>/g, "")).toMatch(/^(?:TODO|First)/);
    }
    expect(page("/blog/later")).toBe("");
  });

  test("the job's page says that it is closed and has no form or structured data", () => {
    expect(page("/career/filled")).toMatch(/<dt[^>]*>Closed on<\/dt><dd[^>]*>14 January 2025/);
    expect(page("/career/filled")).not.toMatch(/<form|Apply Now|JobPosting/);
  });

  test("an application for the closed job is refused with the date, one for an open job is accepted", async () => {
    const site = await startServer({ DATA_DIR: join(folder, "data") }, undefined, { folder });
    const files = [{ field: "resume", name: "cv.txt", bytes: Buffer.from("Ten years of ledgers.") }];
    const apply = (path: string) =>
      sendApplication(site.url, { email: "ada@example.com", message: "Hello", page: path }, files);
    const refused = await apply("/career/filled");
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body).fieldErrors.applyfor[0]).toContain("14 January 2025");
    expect((await apply("/career/software-developer")).status).toBe(201);
    await site.stop();
  });
});

describe("mistakes", () => {
  test.each([
    [["job", "filled"], "content/jobs/filled.md already exists."],
    [["job", "…"], "Give the page a title with letters or digits."],
    [
      ["post", "Five things we learned from a warehouse: scanners & people"],
      "Not created. The title has 58 characters, but must have at most 52 for search engines",
    ],
    [["service", "Cloud"], 'the tab "cloud" in content/service-tabs.yaml both have the URL /services/cloud'],
    [["page", "imprint"], '"page" is not a kind of page.'],
    [[], "npm run new -- service|industry|case-study|project|post|job TITLE"],
  ])("npm run new refuses the arguments %j", (args, message) => {
    const { status, output } = run("scripts/new.ts", args);
    expect(status).toBe(2);
    expect(output).toContain(message);
  });

  test("a build refuses an entry that is published with the template's text", () => {
    const file = entryFile("job", draft("job"));
    change(file, /^draft: true\n/m, "");
    const { status, output } = run("scripts/build/build.ts");
    expect(status).toBe(1);
    expect(output).toMatch(
      new RegExp(`${file}, line \\d+, field salary\\.from: is still the template's text`),
    );
  });

  test("a syntax error in company.yaml is reported in one sentence with its line, without a stack trace", () => {
    change("content/company.yaml", /^/, "heading: [What we do\n");
    const { status, output } = run("scripts/build/build.ts");
    expect(status).toBe(1);
    expect(output).toMatch(/^ {2}content\/company\.yaml, line \d+: this isn't valid YAML/m);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
