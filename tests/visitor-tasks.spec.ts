import { expect, type Page } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { facts } from "../app/content/facts.ts";
import { pricingPlans } from "../app/content/pricing.ts";
import { budgetsOf } from "../app/content/works.ts";
import { fetchPage, hrefs } from "./spec-page.ts";
import { test } from "./support/page-visit.ts";

/** A link by its accessible name. It may be in a menu, or in the list entry or card that contains the text. */
type Click = string | { link: string; menu?: string; within?: string };

type Task = [
  /** What the visitor wants to know or do. */
  task: string,
  /** The links to follow from the home page. */
  clicks: Click[],
  /** The page with the answer. */
  answer: string,
  /** A fact from the content or a part of the page that has to be there. */
  shows: string | { selector: string },
  search: string,
  /** The page that the search should find first, if it is not the same, and the width of the visitor's window. */
  options?: { finds?: string; width?: number },
];

const { firstVersion } = facts;
const budgets = { ...facts.budgets, ...budgetsOf(facts) };
const weeks = ({ from, to }: { from: number; to: number }) => `${from}–${to} weeks`;

/** Opening a menu or an answer isn't counted. */
const MAX_CLICKS = 3;

const tasks: Task[] = [
  ["What does a small app cost?", ["How We Work"], "/how-we-work", budgets.mobileApp, "app price"],
  ["What does a day cost?", ["FAQ", "What it costs"], "/how-we-work", budgets.dayRate, "day rate"],
  [
    "What does it cost to look after a system?",
    ["How We Work"],
    "/how-we-work",
    pricingPlans[0]?.price ?? "",
    "monthly cost",
  ],
  [
    "What would an AI trial cost?",
    ["Artificial Intelligence"],
    "/services/artificial-intelligence",
    budgets.aiTrial,
    "AI trial",
  ],
  ["How long does it take to the first release?", ["FAQ"], "/faq", weeks(firstVersion.web), "first release"],
  ["Who owns the code?", ["FAQ"], "/faq", { selector: "#who-owns-the-code" }, "own code"],
  ["Who answers at night?", ["FAQ"], "/faq", { selector: "#something-breaks-at-night" }, "night"],
  [
    "Our system is down, whom do we call?",
    ["Contact"],
    "/contact",
    company.phones.clients.display,
    "emergency phone",
  ],
  ["Where is the office?", ["Contact"], "/contact", company.address.postalCode, "office address"],
  [
    "Has this firm worked in health care?",
    ["Portfolio", "All case studies", "Health Care 2"],
    "/case-studies/industry/health-care",
    { selector: "a[href='/case-studies/healthcare-crm']" },
    "health care case study",
    { finds: "/case-studies" },
  ],
  [
    "Read a case study in retail.",
    ["Portfolio", "All case studies", { link: "Read Full Case Study", within: "Retail dashboard" }],
    "/case-studies/retail-dashboard",
    { selector: "dl dd" },
    "retail stores",
  ],
  [
    "What has this firm done for gyms?",
    ["Fitness & Wellness", { link: "Read Full Case Study", within: "Fitness app" }],
    "/case-studies/fitness-app",
    { selector: "dl dd" },
    "fitness app",
  ],
  [
    "Report an accessibility problem.",
    ["Privacy Policy", "accessibility statement"],
    "/accessibility",
    company.emails.projects.address,
    "accessibility",
  ],
  [
    "Apply as a developer on a phone.",
    ["Career", { link: "Apply Now", within: "Software Developer" }],
    "/career/software-developer",
    { selector: "form input[type=file]" },
    "software developer",
    { width: 390 },
  ],
  ["Is there a job with remote work?", ["Career"], "/career", "remote", "remote jobs"],
  ["What do they pay?", ["Career"], "/career", "Salary", "salary"],
  ["Delete my data.", ["Privacy Policy"], "/privacy-policy", { selector: "#your-rights" }, "delete data"],
  ["What happens to my CV?", ["Privacy Policy"], "/privacy-policy", { selector: "#retention" }, "my CV"],
  [
    "Can we pay for a team by the month?",
    [{ link: "Our Working Models", menu: "Company" }],
    "/our-working-models",
    { selector: "table, dl" },
    "working models",
  ],
  ["Who is in a team of three?", ["How We Work"], "/how-we-work", budgets.teamWeek, "team of three"],
  ["What does a small web shop cost?", ["How We Work"], "/how-we-work", budgets.webShop, "web shop price"],
  [
    "How fast do you react, and what uptime do you promise?",
    ["FAQ", "Response times and cancelling a care plan"],
    "/how-we-work",
    "within 15 minutes",
    "uptime guarantee",
  ],
  [
    "How do we cancel a care plan?",
    ["FAQ", "Response times and cancelling a care plan"],
    "/how-we-work",
    "How to cancel",
    "cancel care plan",
    { finds: "/faq" },
  ],
  [
    "When do we have to pay?",
    ["FAQ", "Contract terms"],
    "/our-working-models",
    { selector: "#payment-terms" },
    "payment terms",
  ],
  [
    "What are they liable for?",
    ["FAQ", "Contract terms"],
    "/our-working-models",
    { selector: "#liability" },
    "liability",
  ],
  [
    "Do they use subcontractors?",
    [{ link: "Our Working Models", menu: "Company" }],
    "/our-working-models",
    { selector: "#subcontractors" },
    "subcontractors",
  ],
  [
    "Which languages do they speak?",
    ["FAQ", "Contract terms"],
    "/our-working-models",
    { selector: "#languages" },
    "languages spoken",
  ],
  ["Will they sign an NDA?", ["FAQ", "Contract terms"], "/our-working-models", { selector: "#nda" }, "NDA"],
  [
    "Is there a data-processing agreement?",
    ["FAQ", "Contract terms"],
    "/our-working-models",
    { selector: "#data-processing-agreement" },
    "data processing agreement",
  ],
  [
    "Who certified them?",
    ["About Us"],
    "/about",
    { selector: "#certificates-and-insurance" },
    "security certificate",
  ],
  ["Which awards have they won?", ["Our Story"], "/our-story", { selector: "#how-we-count" }, "awards"],
  ["When was the firm founded?", ["Our Story"], "/our-story", company.foundedOn.slice(0, 4), "founded when"],
  ["Are there internships?", ["Career"], "/career", { selector: "#internships" }, "internship"],
  ["Who would we work with?", ["About Us"], "/about", company.inquiryContact.name, "team"],
];

// In one worker, so that there is one table.
test.describe.configure({ mode: "default" });

const table: { task: string; clicks: number; "search position": number }[] = [];
test.afterAll(() => console.table(table));

for (const [task, clicks, answer, shows, search, { finds = answer, width = 1440 } = {}] of tasks) {
  test(`${task} At most three clicks from the home page, and one search`, { tag: "@long" }, async ({
    page,
    request,
  }) => {
    expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    if (width < 1024) await page.getByRole("button", { name: "Open menu" }).click();
    for (const click of clicks) await follow(page, click);
    expect(new URL(page.url()).pathname).toBe(answer);
    const main = page.getByRole("main");
    const shown = typeof shows === "string" ? main.getByText(shows) : main.locator(shows.selector);
    await expect(shown.first()).toBeAttached();

    const results = await fetchPage(request, `/search?q=${encodeURIComponent(search)}`);
    const found = hrefs(results.main.find("ol").last());
    table.push({ task, clicks: clicks.length, "search position": found.indexOf(finds) + 1 });
    expect(found[0]).toBe(finds);
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
