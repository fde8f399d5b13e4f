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
