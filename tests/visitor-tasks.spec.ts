import { expect, type Page } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { facts } from "../app/content/facts.ts";
import { budgetsOf } from "../app/content/works.ts";
import { test } from "./support/page-visit.ts";

/** A link by its accessible name. It may be in a menu, or in the list entry or card that contains the text. */
type Click = string | { link: string; menu?: string; within?: string };

type Task = {
  /** What the visitor wants to know or do. */
  task: string;
  /** The links to follow from the home page. Opening a menu or an answer isn't counted. */
  clicks: [Click, Click?, Click?];
  /** The page with the answer. */
  answer: string;
  /** A fact from the content or a part of the page that has to be there. */
  shows: string | { selector: string };
  width?: number;
};

const tasks: Task[] = [
  {
    task: "What does a day cost?",
    clicks: ["FAQ", "What it costs"],
    answer: "/how-we-work",
    shows: budgetsOf(facts).dayRate,
  },
  {
    task: "Who answers at night?",
    clicks: ["FAQ"],
    answer: "/faq",
    shows: { selector: "#something-breaks-at-night" },
  },
  {
    task: "Our system is down, whom do we call?",
    clicks: ["Contact"],
    answer: "/contact",
    shows: company.phones.clients.display,
  },
  {
    task: "Has this firm worked in health care?",
    clicks: ["Portfolio", "All case studies", "Health Care 2"],
    answer: "/case-studies/industry/health-care",
    shows: { selector: "a[href='/case-studies/healthcare-crm']" },
  },
  {
    task: "What has this firm done for gyms?",
    clicks: ["Fitness & Wellness", { link: "Read Full Case Study", within: "Fitness app" }],
    answer: "/case-studies/fitness-app",
    shows: { selector: "dl dd" },
  },
  {
    task: "Report an accessibility problem.",
    clicks: ["Privacy Policy", "accessibility statement"],
    answer: "/accessibility",
    shows: company.emails.projects.address,
  },
  {
    task: "Apply as a developer on a phone.",
    clicks: ["Career", { link: "Apply Now", within: "Software Developer" }],
    answer: "/career/software-developer",
    shows: { selector: "form input[type=file]" },
    width: 390,
  },
  {
    task: "Delete my data.",
    clicks: ["Privacy Policy"],
    answer: "/privacy-policy",
    shows: { selector: "#your-rights" },
  },
  {
    task: "Can we pay for a team by the month?",
    clicks: [{ link: "Our Working Models", menu: "Company" }],
    answer: "/our-working-models",
    shows: { selector: "table, dl" },
  },
  {
    task: "When do we have to pay?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#payment-terms" },
  },
];

for (const { task, clicks, answer, shows, width = 1440 } of tasks) {
  test(`${task} At most three clicks from the home page`, { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    if (width < 1024) await page.getByRole("button", { name: "Open menu" }).click();
    for (const click of clicks) if (click) await follow(page, click);
    expect(new URL(page.url()).pathname).toBe(answer);
    const main = page.getByRole("main");
    const shown = typeof shows === "string" ? main.getByText(shows) : main.locator(shows.selector);
    await expect(shown.first()).toBeAttached();
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
