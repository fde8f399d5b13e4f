import { expect, type Page, test } from "@playwright/test";
import { indexedPaths } from "../app/page-paths.ts";
import { answerPages } from "./page-kinds.ts";

const MAP = "https://www.google.com";
const paths = [...indexedPaths(), ...answerPages];

type Violation = { directive: string; blocked: string };

/** What the browser itself reports, from the first byte of each page on. */
async function watchPolicy(page: Page) {
  const violations: (Violation & { path: string })[] = [];
  await page.exposeFunction("reportViolation", (violation: Violation) =>
    violations.push({ path: new URL(page.url()).pathname, ...violation }),
  );
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const report = (window as unknown as { reportViolation(violation: object): void }).reportViolation;
      report({ directive: violatedDirective, blocked: blockedURI });
    });
  });
  return violations;
}

/** Each worker walks its share of the pages in one tab. */
const SHARES = 4;

for (let share = 0; share < SHARES; share += 1) {
  test(`the policy is kept on every page, and nothing comes from elsewhere but the map (${share + 1} of ${SHARES})`, async ({
    page,
    baseURL,
  }) => {
    const violations = await watchPolicy(page);
    const strangers: string[] = [];
    await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isMap = origin === MAP && request.resourceType() === "document";
      if (origin !== new URL(baseURL ?? "").origin && protocol !== "data:" && !isMap)
        strangers.push(request.url());
    });
    for (const path of paths.filter((_, index) => index % SHARES === share)) {
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      // The framework comes with the first sign of life, and its scripts are under the policy as well.
      await page.mouse.move(10, 10);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(await unhashedScripts(page, policy), path).toEqual([]);
    }
    await page.waitForLoadState("load");
    expect(violations).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

/** Inline scripts of the page as served that the policy does not name, and attributes that would be scripts. */
function unhashedScripts(page: Page, policy: string): Promise<string[]> {
  return page.evaluate(async (allowed) => {
    const scripts = [...document.querySelectorAll("script:not([src])")].filter(
      (script) => !script.getAttribute("type") || script.getAttribute("type") === "module",
    );
    const unnamed: string[] = [];
    for (const { textContent } of scripts) {
      const bytes = new TextEncoder().encode(textContent);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const hash = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
      if (textContent && !allowed.includes(hash)) unnamed.push(textContent.slice(0, 80));
    }
    const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name.startsWith("on"))
        .map(({ name }) => `${element.tagName} ${name}`),
    );
    return [...unnamed, ...handlers];
  }, policy);
}

test("what the policy forbids does not run", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "document.body.dataset.ran = 'inline'";
    const foreign = document.createElement("script");
    foreign.src = "https://evil.example/x.js";
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    document.body.append(inline, foreign, frame);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.locator("body").getAttribute("data-ran")).toBeNull();
  const directives = new Set(violations.map(({ directive }) => directive));
  expect([...directives].sort()).toEqual(["frame-src", "script-src-elem"]);
});
