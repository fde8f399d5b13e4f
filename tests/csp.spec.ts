import { expect, type Page, test } from "@playwright/test";

type Violation = { directive: string; blocked: string };

/** Collects the Content Security Policy violations that the browser reports. */
async function recordViolations(page: Page) {
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

test("pages have a transition even if the stylesheet isn't cached", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const violations = await recordViolations(page);
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.transition = String(Boolean(event.viewTransition));
    });
  });
  await page.goto("/about");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header a[href="/blogs"]').click();
  await page.waitForURL("**/blogs", { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("main"));
  release();
  await expect(page.locator("html")).toHaveAttribute("data-transition", "true");
  expect(errors).toEqual([]);
  expect(violations).toEqual([]);
});

test("inline scripts are blocked, and so are scripts and frames of unknown sites", async ({ page }) => {
  const violations = await recordViolations(page);
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
