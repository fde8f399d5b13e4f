import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { UNKNOWN_SOURCE } from "../../intake/forms/source.ts";
import { addDays, toDay } from "../../intake/local-time.ts";
import { addArrivals } from "../../intake/store/arrival-rows.ts";
import { openStore } from "../../intake/store/store.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { newMessage } from "../../intake/testing/test-message.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { startServer } from "../support/running-server.ts";

const SPRING = { ...UNKNOWN_SOURCE, utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring" };

/** An inbox with 50 arrivals and a message in each of the last six weeks. */
async function fill(dataDir: string) {
  const { store, connection, close } = await openStore({ dataDir });
  const today = toDay(new Date(), "Europe/London");
  for (let week = 0; week < 6; week += 1) {
    const day = addDays(today, -7 * week);
    const arrivals = { ...SPRING, day, entry_page: "/services/custom-software-development", count: 50 };
    await connection.write((trx) => addArrivals(trx, [arrivals]));
    const receivedAt = new Date(`${day}T00:01:00Z`);
    const source = { ...SPRING, utm_source: "Newsletter" };
    await store.storeMessage(newMessage(week, { receivedAt, source, challenges: null }));
  }
  await close();
}

const test = base.extend<{ inboxUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  inboxUrl: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "aldergate-report-"));
    await fill(dataDir);
    const port = await freePort();
    const server = await startServer({ DATA_DIR: dataDir, INBOX_ADDRESS: `127.0.0.1:${port}` });
    await use(`http://localhost:${port}`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("the report shows what a campaign brought, on a phone and by keyboard", async ({ page, inboxUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(inboxUrl);
  await page.getByRole("link", { name: "Report" }).click();
  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page.getByRole("link", { name: "12 months" })).toHaveAttribute("aria-current", "true");
  const campaign = page.getByRole("table", { name: "By campaign" }).getByRole("row");
  await expect(campaign).toHaveCount(2);
  await expect(campaign.last()).toHaveText(/^newsletter \/ email \/ spring3006/);
  await expect(campaign.last()).toContainText("2.0%");
  // The charts are pictures with a name, and their figures are in a table.
  await expect(page.getByRole("img", { name: /^Arrivals by week\. Most: 50 / })).toBeVisible();
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  const weeks = page.getByRole("table", { name: "By week" }).first().getByRole("row");
  await expect(weeks.nth(1)).toContainText("1 of 50");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await campaign.last().getByRole("link").click();
  await expect(page.locator("#messages li")).toHaveCount(6);
});

test("the form for a campaign's link checks the names, and says what the report will call it", async ({
  page,
  inboxUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inboxUrl}/report`);
  await page.getByRole("link", { name: "Make a campaign’s link" }).click();
  await page.getByLabel("Page").fill("/no-such-page");
  await page.getByLabel("Source").fill("ada@example.com");
  await page.getByRole("button", { name: "Make the link" }).click();
  for (const field of ["Page", "Source", "Campaign"])
    await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("The link")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Page").fill("http://localhost:3000/about");
  await page.getByLabel("Source").fill("Newsletter");
  await page.getByLabel("Medium").fill("email");
  await page.getByLabel("Campaign").fill("Spring 2027");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("The link")).toHaveValue(
    "http://localhost:3000/about?utm_source=newsletter&utm_medium=email&utm_campaign=spring-2027",
  );
  await expect(page.getByText("In the report: newsletter / email / spring-2027")).toBeVisible();
  await expectAccessible(page);
});
