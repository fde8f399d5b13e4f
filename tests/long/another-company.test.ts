import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { type CollectionName, collections, entryPath } from "../../app/content/collections.ts";
import { company } from "../../app/content/company.ts";
import { palette } from "../../app/styles/palette.ts";
import { entryFile } from "../support/entry-file.ts";
import { copySite } from "../support/site-copy.ts";

const leftOut = ["node_modules", "build", "builds", ".git", ".react-router", "test-results", "data", ".env"];
const { folder, run, remove } = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));

/** The content of company.yaml after a rebrand. */
const other = {
  ...structuredClone(company),
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
const otherPalette = { ...palette, brand: "#0b6e4e" };

const added = Object.keys(collections) as CollectionName[];

/** Replaces the object literal that a file exports. */
function replaceValue(file: string, declaration: string, value: unknown) {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const start = source.indexOf(`export const ${declaration} = {`);
  const end = source.indexOf("\n};", start);
  const literal = `export const ${declaration} = ${JSON.stringify(value)}`;
  writeFileSync(path, source.slice(0, start) + literal + source.slice(end + "\n}".length));
}

const client = join(folder, "build/client");
const page = (url: string) => {
  const names = [url, `${url}/index.html`].map((name) => join(client, name));
  const found = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  return found ? readFileSync(found, "utf8") : "";
};

let brandFiles: ReturnType<typeof run>;
let build: ReturnType<typeof run>;
const additions = new Map<string, ReturnType<typeof run>>();

beforeAll(() => {
  rmSync(join(folder, "public/film"), { recursive: true, force: true });
  writeFileSync(join(folder, "content/company.yaml"), stringify(other));
  replaceValue("app/styles/palette.ts", "palette", otherPalette);
  for (const kind of added) additions.set(kind, run("scripts/new.ts", [kind, `first-${kind}`]));
  brandFiles = run("scripts/brand-files.ts");
  build = run("scripts/build/build.ts");
});

afterAll(remove);

describe("a copy with another company.yaml and palette.ts", () => {
  test("builds without errors", () => {
    expect(brandFiles.status, brandFiles.output).toBe(0);
    expect(build.status, build.output).toBe(0);
  });

  test("does not mention the old company", () => {
    const texts = readdirSync(join(folder, "build"), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(?:html|data|js|css|svg|json|webmanifest|xml|txt|vtt)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(texts.length).toBeGreaterThan(200);
    const gone = [
      company.name,
      ...company.registrations.map(({ value }) => value),
      ...company.registrations.map(({ label }) => label),
      company.address.street,
      company.address.postalCode,
      company.address.region,
      company.regulator,
      ...Object.values(company.phones).flatMap(({ display }) => [display, display.replaceAll(" ", "")]),
      ...Object.values(company.emails).flatMap(({ address }) => [address, address.split("@")[1] ?? address]),
      palette.brand,
    ].map((text) => text.toLowerCase());
    const traces = texts.flatMap((file) => {
      const text = readFileSync(file, "utf8").toLowerCase();
      return gone.filter((fact) => text.includes(fact)).map((fact) => `${fact} in ${file}`);
    });
    expect(traces).toEqual([]);
    const { foundedOn, referencePrefix, address } = company;
    const words = [foundedOn.slice(0, 4), address.locality, `${referencePrefix}-[0-9A-Z]{4}`];
    const oldFacts = new RegExp(words.map((word) => `\\b${word}\\b`).join("|"));
    const pages = texts.filter((file) => /\.(?:html|xml|json|txt)$/.test(file));
    expect(pages.filter((file) => oldFacts.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("shows the new company", () => {
    const home = page("/");
    expect(home.match(/aria-label="[^"]*, home"/)?.[0]).toBe('aria-label="Nordlys &amp; Sønner, home"');
    expect(home.includes("Software engineering and consulting since 2003.")).toBe(true);
    expect(page("/contact").includes("tel:+4773000000")).toBe(true);
    expect(page("/contact")).toContain("999 000 111");
    expect(home).toContain("999 000 111");
    expect(page("/favicon.svg")).toContain('aria-label="Nordlys &amp; Sønner"');
    expect(JSON.parse(page("/site.webmanifest")).name).toBe("Nordlys & Sønner");
  });

  test("has no film, because the existing film shows the old name", () => {
    expect(existsSync(join(client, "intro-film"))).toBe(false);
    for (const path of ["/our-story", "/why-us"]) {
      expect(page(path), path).not.toBe("");
      expect(page(path).match(/href="[^"]*film[^"]*"/g), path).toBeNull();
    }
  });

  test("has no type errors", () => {
    const types = run("node_modules/.bin/react-router", ["typegen"]);
    expect(types.status, types.output).toBe(0);
    const { status, output } = run("node_modules/.bin/tsc", ["--tsBuildInfoFile", "tsc.json"]);
    expect(status, output).toBe(0);
  });
});

describe("npm run new", () => {
  test.each(added)("adds a %s as a draft: its heading says so, and the build lists its file", (kind) => {
    const addition = additions.get(kind);
    expect(addition?.status, addition?.output).toBe(0);
    const path = entryPath(kind, `first-${kind}`);
    expect(addition?.output).toContain(`Its page is ${path}.`);
    const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(page(path)) ?? [];
    expect(heading.replace(/<[^>]+>/g, "")).toMatch(/^TODO/);
    expect(build.output).toMatch(new RegExp(`Still a draft: ${entryFile(kind, `first-${kind}`)}`));
  });

  test.each(added)("adds a %s that is not indexed or listed while it is a draft", (kind) => {
    const path = entryPath(kind, `first-${kind}`);
    expect(page(path)).toContain('<meta name="robots" content="noindex"/>');
    const lists = [
      "/",
      "/career",
      "/blogs",
      "/industries",
      "/our-portfolio",
      "/services/software-engineering",
    ];
    for (const each of [...lists, "/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt"]) {
      expect(page(each), each).not.toBe("");
      expect(page(each).includes(`first-${kind}`), each).toBe(false);
    }
    const files = readdirSync(join(folder, "build"), { recursive: true, encoding: "utf8" });
    const others = files.filter(
      (file) => /\.html$|^search-index\.json$/.test(file) && !file.includes("first-"),
    );
    expect(others).toContain("search-index.json");
    expect(others.length).toBeGreaterThan(50);
    const naming = others.filter((file) =>
      readFileSync(join(folder, "build", file), "utf8").includes(`first-${kind}`),
    );
    expect(naming).toEqual([]);
  });

  test("adds drafts, and a build with --strict then fails and names them", () => {
    const { status, output } = run("scripts/build/build.ts", ["--strict"]);
    expect(status).toBe(1);
    for (const kind of added) expect(output).toMatch(new RegExp(entryFile(kind, `first-${kind}`)));
  });

  test.each([
    [["job", "first-job"], "content/jobs/first-job.md already exists."],
    [["job", "Not A Slug"], '"Not A Slug" is not a slug'],
    [["page", "imprint"], '"page" is not a kind of page.'],
    [[], "npm run new -- service|industry|case-study|project|post|job SLUG"],
  ])("refuses the arguments %j", (args, message) => {
    const { status, output } = run("scripts/new.ts", args);
    expect(status).toBe(2);
    expect(output).toContain(message);
  });
});
