import { expect, test } from "@playwright/test";

test("inline scripts are blocked, and so are scripts and frames of unknown sites", async ({ page }) => {
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const blocked: string[] = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
      blocked.push(violatedDirective);
      document.body.dataset.blocked = blocked.sort().join(" ");
    });
    const inline = document.createElement("script");
    inline.textContent = "document.body.dataset.ran = 'inline'";
    const foreign = document.createElement("script");
    foreign.src = "https://evil.example/x.js";
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    document.body.append(inline, foreign, frame);
  });
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-blocked", "frame-src script-src-elem script-src-elem");
  expect(await body.getAttribute("data-ran")).toBeNull();
});
