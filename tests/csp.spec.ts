import { expect, test } from "@playwright/test";

test("inline scripts are blocked, and so are scripts and frames of unknown sites", async ({ page }) => {
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const blocked = await page.evaluate(async () => {
    const seen: string[] = [];
    const { promise: allBlocked, resolve } = Promise.withResolvers<void>();
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
      if (seen.push(violatedDirective) === 3) resolve();
    });
    const inline = document.createElement("script");
    inline.textContent = "document.body.dataset.ran = 'inline'";
    const foreign = document.createElement("script");
    foreign.src = "https://evil.example/x.js";
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    document.body.append(inline, foreign, frame);
    await allBlocked;
    return seen.sort();
  });
  expect(blocked).toEqual(["frame-src", "script-src-elem", "script-src-elem"]);
  expect(await page.locator("body").getAttribute("data-ran")).toBeNull();
});
