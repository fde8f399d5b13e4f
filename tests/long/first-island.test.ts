import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { chromiumFlags, findBrowser } from "../../scripts/browser.mjs";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

const island = `
import { useState } from "react";

export function HelloButton({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{\`Hello \${name} \${count}\`}</button>;
}
`;

test("an island added as in CONTRIBUTING.md works in npm run dev, without an error in the browser", async () => {
  const leftOut = [
    "node_modules",
    "build",
    "builds",
    ".git",
    ".react-router",
    "test-results",
    "data",
    ".env",
  ];
  const copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));
  onTestFinished(copy.remove);
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(copy.folder, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(copy.folder, file), text.replace(from, to));
  };
  writeFileSync(join(copy.folder, "app/islands/hello-button.tsx"), island);
  const entry = `"hello-button": () => import("./hello-button.tsx").then((module) => module.HelloButton),`;
  change("app/islands/islands.ts", "export const islands = {", `export const islands = {\n  ${entry}`);
  const faq = "app/routes/faq.tsx";
  change(faq, "import", 'import { Island } from "../islands/island.tsx";\nimport');
  change(
    faq,
    "<FaqSection",
    '<Island name="hello-button" hydrate="visible" props={{ name: "Jo" }} /><FaqSection',
  );

  const dev = await startDevServer(copy.folder);
  onTestFinished(() => dev.stop());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${dev.site}/faq`);
  await page.locator("[data-island=hello-button][data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Hello Jo 0" }).click();
  await page.getByRole("button", { name: "Hello Jo 1" }).waitFor();
  expect(errors).toEqual([]);
});
