import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { sendApplication } from "../support/senders.ts";
import { copySite } from "../support/site-copy.ts";

const leftOut = ["node_modules", "build", "builds", ".git", ".react-router", "test-results", "data", ".env"];
const copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));
const read = (file: string) => readFileSync(join(copy.folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);
const build = () => copy.run("scripts/build/build.ts");

const post = "content/posts/later.md";
const job = "content/jobs/filled.md";

/** Replaces the placeholders of a template. */
const written = (file: string, date: string, deadline: string) =>
  read(file)
    .replace(/^draft: true\n/m, "")
    .replaceAll("TODO", "Sample")
    .replaceAll("deadline: 2000-01-01", `deadline: ${deadline}`)
    .replaceAll("2000-01-01", date);

beforeAll(() => {
  copy.run("scripts/new.ts", ["post", "later"]);
  copy.run("scripts/new.ts", ["job", "filled"]);
});

afterAll(() => copy.remove());

test("a build refuses an entry that is published with the template's text", () => {
  const draft = read(job);
  write(job, draft.replace(/^draft: true\n/m, ""));
  const { status, output } = build();
  write(job, draft);
  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${job}, line \\d+, field salary: is still the template's text`));
});

test.each(["content/company.yaml", "content/pages/about.yaml", job])(
  "a syntax error in %s is reported in one sentence with its line, without a stack trace",
  (file) => {
    const correct = read(file);
    // In Markdown, the fields are before the text.
    write(file, correct.replace(/^(---\n)?/, "$1heading: [What we do\n"));
    const { status, output } = build();
    write(file, correct);
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^  ${file}, line \\d+: this isn't valid YAML`, "m"));
    expect(output).not.toMatch(/^\s+at /m);
  },
);

describe("a post dated in the future and a job past its deadline", () => {
  let site: RunningServer;
  let output = "";

  beforeAll(async () => {
    write(post, written(post, "2099-12-31", "2099-12-31"));
    write(job, written(job, "2025-01-02", "2025-01-14"));
    const built = build();
    expect(built.status, built.output).toBe(0);
    output = built.output;
    site = await startServer({ DATA_DIR: join(copy.folder, "data") }, undefined, { folder: copy.folder });
  });

  afterAll(() => site.stop());

  const text = async (path: string) => (await fetch(site.url + path)).text();

  test("are named by the build", () => {
    expect(output).toContain(`Not listed: ${post} is published by the first build from 2099-12-31 on`);
    expect(output).toContain(`Not listed: ${job} closed on 14 January 2025`);
  });

  test("are in no list, feed or sitemap and are not indexed", async () => {
    for (const path of ["/", "/blogs", "/career", "/feed.xml", "/feed.json", "/sitemap.xml", "/llms.txt"]) {
      const page = await text(path);
      expect(page, path).not.toBe("");
      expect(page, path).not.toMatch(/\/blog\/later|\/career\/filled/);
    }
    expect(await text("/career/filled")).toContain('<meta name="robots" content="noindex"/>');
    expect(existsSync(join(copy.folder, "build/search-index.json"))).toBe(true);
    expect(read("build/search-index.json")).not.toMatch(/\/blog\/later|\/career\/filled/);
  });

  test("the post can't be read before its date", async () => {
    const { status } = await fetch(`${site.url}/blog/later`);
    expect(status).toBe(404);
    const files = readdirSync(join(copy.folder, "build"), { recursive: true, withFileTypes: true });
    const naming = files
      .filter((file) => file.isFile() && /\.(?:html|js|json|xml|txt)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => !file.includes("/server/") && readFileSync(file, "utf8").includes("Sample Post"));
    expect(naming).toEqual([]);
  });

  test("the job's page says that it is closed and has no form or structured data", async () => {
    const page = await text("/career/filled");
    expect(page).toMatch(/<dt[^>]*>Closed on<\/dt><dd[^>]*>14 January 2025/);
    expect(page).not.toMatch(/<form|Apply Now|JobPosting/);
  });

  test("an application for the closed job is refused with the date, one for an open job is accepted", async () => {
    const files = [{ field: "resume", name: "cv.txt", bytes: Buffer.from("Ten years of ledgers.") }];
    const fields = { email: "ada@example.com", message: "I keep old ledgers alive." };
    const refused = await sendApplication(site.url, { ...fields, page: "/career/filled" }, files);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body).fieldErrors.applyfor[0]).toContain("14 January 2025");
    const accepted = await sendApplication(
      site.url,
      { ...fields, page: "/career/software-developer" },
      files,
    );
    expect(accepted.status).toBe(201);
  });
});
