import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as expectQuickly, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumFlags, findBrowser } from "../../scripts/browser.mjs";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

/** Waits longer than by default, because a busy machine compiles slowly. */
const expectOnPage = expectQuickly.configure({ timeout: 60_000 });

const copy = copySite();
let dev: Awaited<ReturnType<typeof startDevServer>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { status, output } = copy.run("scripts/brand-files.ts");
  expect(status, output).toBe(0);
  addIsland();
  dev = await startDevServer(copy.folder);
  browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
  page = await browser.newPage();
  // The first request compiles the page, which takes long on a busy machine.
  page.setDefaultTimeout(2 * 60_000);
});

afterAll(async () => {
  await browser?.close();
  dev?.stop();
  copy.remove();
});

/** Adds an island to /faq as CONTRIBUTING.md says. */
function addIsland() {
  copy.write(
    "app/islands/hello-button.tsx",
    `import { useState } from "react";
    export function HelloButton({ name }: { name: string }) {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{\`Hello \${name} \${count}\`}</button>;
    }`,
  );
  const entry = `"hello-button": () => import("./hello-button.tsx").then((module) => module.HelloButton),`;
  copy.change("app/islands/islands.ts", "export const islands = {", `$&\n  ${entry}`);
  const faq = "app/routes/faq.tsx";
  copy.change(faq, "import", 'import { Island } from "../islands/island.tsx";\nimport');
  copy.change(
    faq,
    "<FaqPageSection",
    '<Island name="hello-button" hydrate="visible" props={{ name: "Jo" }} /><FaqPageSection',
  );
}

/** Waits for the next load of the page: after every load, Vite's client logs "[vite] connected". */
const connected = () =>
  page.waitForEvent("console", { predicate: (line) => line.text().includes("[vite] connected") });

test("a new island works, without an error in the browser", async () => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${dev.site}/faq`);
  await page.locator("[data-island=hello-button][data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Hello Jo 0" }).click();
  await page.getByRole("button", { name: "Hello Jo 1" }).waitFor();
  expect(errors).toEqual([]);
});

// app/content/check.test.ts has more mistakes.
test.each([
  [
    "a missing picture",
    "job-iso-developer",
    "industry-health-car",
    'there is no picture "industry-health-car"',
  ],
  ["a syntax error", "order: 3", "order: [3", "this isn't valid YAML"],
  ["a missing field", /^employment: .*\n/m, "", "field employment: is missing"],
])("%s is shown instead of the open page until it is fixed", async (_name, from, to, shown) => {
  const file = "content/jobs/iso-developer.md";
  const before = copy.read(file);
  const listening = connected();
  await page.goto(`${dev.site}/career/iso-developer`);
  await listening;
  const failing = connected();
  copy.change(file, from, to);
  await failing;
  await expectOnPage(page.getByRole("listitem")).toContainText(shown);
  await expectOnPage(page.getByText(/node_modules|\bat \w+ \(/)).toHaveCount(0);
  const fixed = connected();
  copy.write(file, before);
  await fixed;
  await expectOnPage(page.getByRole("heading", { name: "iOS Developer", level: 1 })).toBeVisible();
});

test.each([
  ["content/posts/test-the-restore.md", "/blog/test-the-restore", ["/", "/blogs", "/contact"]],
  ["content/navigation.yaml", "/", ["/about", "/blogs"]],
])("whatever %s says, other pages are shown", async (file, own, others) => {
  const before = copy.read(file);
  const answer = async (path: string) => {
    const response = await fetch(dev.site + path);
    return `${response.status} ${await response.text()}`;
  };
  const fields = "title: Nothing else\n";
  const texts = [
    ["title: [\n", /^422 .*(?:isn&#39;t valid YAML|must begin with fields)/s],
    [file.endsWith(".md") ? `---\n${fields}---\n` : fields, /^422 .* is missing/s],
  ] as const;
  for (const [text, shown] of texts) {
    copy.write(file, text);
    await expect.poll(() => answer(own)).toMatch(shown);
    for (const path of others) expect(await answer(path), path).toMatch(/^200 /);
  }
  copy.write(file, before);
  await expect.poll(() => answer(own)).toMatch(/^200 /);
});

test("an entry that never was correct is left out, and its page says why", async () => {
  copy.write("content/posts/first-draft.md", "title: Nothing else\n");
  const status = async (path: string) => (await fetch(dev.site + path)).status;
  await expect.poll(() => status("/blog/first-draft"), { timeout: 60_000 }).toBe(422);
  expect(await (await fetch(`${dev.site}/blog/first-draft`)).text()).toContain(
    "content/posts/first-draft.md, line 1: must begin with fields between two lines ---",
  );
  expect(await status("/blogs")).toBe(200);
  rmSync(join(copy.folder, "content/posts/first-draft.md"));
  await expect.poll(() => status("/blog/first-draft"), { timeout: 60_000 }).toBe(404);
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
  copy.change("staff/pages/follow-up-form.tsx", "} the owner`", "} responsible`");
  await expectOnPage(async () => {
    await inbox.reload();
    await expectQuickly(inbox.getByText("local made local responsible")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
