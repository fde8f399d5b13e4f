import { expect, type Page } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { budgetsOf } from "../../app/content/derived/works.ts";
import { facts } from "../../app/content/facts.ts";
import { test } from "../support/page-visit.ts";

/** A link by its accessible name. It may be in a menu, or in the list entry or card that contains the text. */
type Click = string | { link: string; menu?: string; within?: string };

/** What the visitor wants to know or do, the links to follow from the home page, and the page with the answer. */
type Task = [task: string, clicks: Click[], answer: string, shows: string, width?: number];

const gyms: Click = { link: "Read Full Case Study", within: "Fitness app" };
const models: Click = { link: "Our Working Models", menu: "Company" };
const developer: Click = { link: "Apply Now", within: "Software Developer" };
const healthCare = ["Portfolio", "All case studies", "Health Care 2"];

/** The last column is a fact from the content or a part of the page that has to be there. */
const tasks: Task[] = [
  [
    "What does a day cost?",
    ["FAQ", "What it costs"],
    "/how-we-work",
    `text=${budgetsOf(facts.value).dayRate}`,
  ],
  ["Who answers at night?", ["FAQ"], "/faq", "#something-breaks-at-night"],
  [
    "Our system is down, whom do we call?",
    ["Contact"],
    "/contact",
    `text=${company.value.phones.clients.display}`,
  ],
  [
    "Has this firm worked in health care?",
    healthCare,
    "/case-studies/industry/health-care",
    "a[href$=healthcare-crm]",
  ],
  ["What has this firm done for gyms?", ["Fitness & Wellness", gyms], "/case-studies/fitness-app", "dl dd"],
  [
    "Report an accessibility problem.",
    ["Privacy Policy", "accessibility statement"],
    "/accessibility",
    `text=${company.value.emails.projects.address}`,
  ],
  ["Apply on a phone.", ["Career", developer], "/career/software-developer", "form input[type=file]", 390],
  ["Delete my data.", ["Privacy Policy"], "/privacy-policy", "#your-rights"],
  ["Can we pay for a team by the month?", [models], "/our-working-models", "table, dl"],
  ["When do we have to pay?", ["FAQ", "Contract terms"], "/our-working-models", "#payment-terms"],
];

for (const [task, clicks, answer, shows, width = 1440] of tasks) {
  test(`${task} At most three clicks from the home page`, { tag: "@long" }, async ({ page }) => {
    // Opening a menu or an answer isn't counted.
    expect(clicks.length).toBeLessThanOrEqual(3);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    if (width < 1024) await page.getByRole("button", { name: "Open menu" }).click();
    for (const click of clicks) await follow(page, click);
    expect(new URL(page.url()).pathname).toBe(answer);
    await expect(page.getByRole("main").locator(shows).first()).toBeAttached();
  });
}

async function follow(page: Page, click: Click) {
  const { link: name, menu, within } = typeof click === "string" ? { link: click } : click;
  if (menu) await page.locator("header summary", { hasText: menu }).press("Enter");
  const place = within ? page.locator("main :is(article, li)").filter({ hasText: within }) : page;
  const link = place.getByRole("link", { name, exact: !within }).filter({ visible: true }).last();
  const target = await link.getAttribute("href");
  // Cards rise while they scroll into view, so the link is clicked when it has come to rest.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${target}`);
}
