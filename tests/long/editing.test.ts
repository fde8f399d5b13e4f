import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as expectQuickly, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

/** Waits longer than by default, because a busy machine compiles slowly. */
const expectOnPage = expectQuickly.configure({ timeout: 60_000 });

const leftOut = ["node_modules", "build", "builds", ".git", ".react-router", "test-results", "data", ".env"];
const copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));

const read = (file: string) => readFileSync(join(copy.folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);

afterAll(() => copy.remove());

const job = "content/jobs/iso-developer.md";
const service = "content/services/mobile-app-development.yaml";
const post = "content/posts/test-the-restore.md";
const tabs = "content/service-tabs.yaml";

type Mistake = { name: string; file: string; from: string; to: string; shown: string };

const mistakes: Mistake[] = [
  {
    name: "a title that is too long",
    file: service,
    from: "title: Mobile App Development",
    to: `title: ${"Mobile App ".repeat(5)}Development`,
    shown: "field title: has 66 characters, but must have at most 48",
  },
  {
    name: "an unknown icon",
    file: service,
    from: "icon: timer",
    to: "icon: tmer",
    shown: `"tmer" isn't one of the values allowed here. Did you mean "timer"?`,
  },
  {
    name: "a missing picture",
    file: post,
    from: "image: post-test-the-restore",
    to: "image: post-test-the-restor",
    shown: `field image.image: there is no picture "post-test-the-restor". Did you mean "post-test-the-restore"?`,
  },
  {
    name: "a day that doesn't exist",
    file: job,
    from: "deadline: 2022-01-24",
    to: "deadline: 2022-02-31",
    shown: 'field deadline: "2022-02-31" is not a date',
  },
  {
    name: "a slug used twice",
    file: tabs,
    from: "slug: software-engineering",
    to: "slug: artificial-intelligence",
    shown: 'entries 1 and 2 are both named "artificial-intelligence"',
  },
  { name: "a syntax error", file: job, from: "order: 3", to: "order: [3", shown: "this isn't valid YAML" },
];

describe("npm run dev", () => {
  let dev: Awaited<ReturnType<typeof startDevServer>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const { status, output } = copy.run("scripts/brand-files.ts");
    expect(status, output).toBe(0);
    dev = await startDevServer(copy.folder);
    browser = await chromium.launch({ executablePath: findBrowser() });
    page = await browser.newPage();
    // The first request compiles the page, which takes long on a busy machine.
    page.setDefaultTimeout(2 * 60_000);
    const listening = connected();
    await page.goto(`${dev.site}/career/iso-developer`);
    await listening;
  });

  afterAll(async () => {
    await browser.close();
    dev.stop();
  });

  /** Waits for the next load of the page: after every load, Vite's client logs "[vite] connected". */
  const connected = () =>
    page.waitForEvent("console", { predicate: (line) => line.text().includes("[vite] connected") });

  test.each(mistakes)("$name shows an error instead of the open page until it is fixed", async (mistake) => {
    const { file, from, to, shown } = mistake;
    const correct = read(file);
    expect(correct).toContain(from);
    const failing = connected();
    write(file, correct.replace(from, to));
    await failing;
    await expectOnPage(page.locator("vite-error-overlay")).toContainText(shown);
    const fixed = connected();
    write(file, correct);
    await fixed;
    await expectOnPage(page.getByRole("heading", { name: "iOS Developer", level: 1 })).toBeVisible();
    await expectOnPage(page.locator("vite-error-overlay")).toHaveCount(0);
  });

  test("a new entry has a page and receives forms without a restart", async () => {
    const url = `${dev.site}/career/late-job`;
    const status = async (init?: RequestInit) => (await fetch(url, init)).status;
    expect(await status()).toBe(404);
    copy.run("scripts/new.ts", ["job", "late-job"]);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    expect(await status({ method: "POST", body: new FormData() })).not.toBe(404);
    rmSync(join(copy.folder, "content/jobs/late-job.md"));
    await expect.poll(status, { timeout: 60_000 }).toBe(404);
  });

  test("the staff inbox shows messages with its styles, and changes of its source after a reload", async () => {
    const body = new FormData();
    const inquiry = { name: "Kenji Arai", email: "kenji@example.com", phone: "0113 496 0102" };
    for (const [field, value] of Object.entries({ ...inquiry, requirements: "Two apps." }))
      body.append(field, value);
    const headers = { origin: dev.site };
    const { status } = await fetch(`${dev.site}/messages/inquiry`, { method: "POST", body, headers });
    expect(status).toBe(201);
    const inbox = await browser.newPage();
    await inbox.goto(dev.inbox);
    await inbox.getByRole("link", { name: "Kenji Arai" }).click();
    await expectOnPage(inbox.getByRole("heading", { name: "Kenji Arai", level: 1 })).toHaveCSS(
      "font-family",
      /Familjen Grotesk/,
    );
    await inbox.getByRole("button", { name: "Take it" }).click();
    await expectOnPage(inbox.getByText("local made local the owner")).toBeVisible();
    const file = "staff/pages/history.tsx";
    write(file, read(file).replace("} the owner`", "} responsible`"));
    await expectOnPage(async () => {
      await inbox.reload();
      await expectQuickly(inbox.getByText("local made local responsible")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  });
});

describe("new pages", () => {
  test("a page added by following docs/content.md is built, and is in the sitemap and the search", () => {
    const [, guide = ""] = read("docs/content.md").split("## Add a page");
    const [line = "", component = "", schema = "", inTable = "", inPages = "", words = ""] = [
      ...guide.matchAll(/^```(?:tsx?|yaml)\n([\s\S]*?)^```/gm),
    ].map(([, code]) => code);
    const description = "Who is responsible for this website, and where the company is registered.";
    write("app/routes.ts", read("app/routes.ts").replace(/^ {2}route\("faq"/m, `${line}$&`));
    write("app/routes/imprint.tsx", component);
    write("app/content/schema/pages/imprint.ts", schema);
    const [schemaImport, row] = inTable.split("\n");
    const schemas = read("app/content/schemas.ts").replace(/^ {2}"pages\/about/m, `${row}\n$&`);
    write("app/content/schemas.ts", `${schemaImport}\n${schemas}`);
    const [typeImport, page] = inPages.split("\n");
    write("app/content/pages.ts", `${typeImport}\n${read("app/content/pages.ts")}${page}\n`);
    write("content/pages/imprint.yaml", words.replace("…", description));
    const { status, output } = copy.run("scripts/build/build.ts");
    expect(status, output).toBe(0);
    expect(read("build/client/imprint/index.html")).toContain(description);
    expect(read("build/client/sitemap.xml")).toContain("/imprint<");
    expect(read("build/search-index.json")).toContain("/imprint");
  });
});
