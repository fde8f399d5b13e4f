import { expect, type Page } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { facts } from "../app/content/facts.ts";
import { pricingPlans } from "../app/content/pricing.ts";
import { budgetsOf } from "../app/content/works.ts";
import { fetchPage, hrefs } from "./spec-page.ts";
import { test } from "./support/page-visit.ts";

/** A link by its accessible name. It may be in a menu, or in the list entry or card that contains the text. */
type Click = string | { link: string; menu?: string; within?: string };

type Task = {
  /** What the visitor wants to know or do. */
  task: string;
  /** The links to follow from the home page. */
  clicks: Click[];
  /** The page with the answer. */
  answer: string;
  /** A fact from the content or a part of the page that has to be there. */
  shows: string | { selector: string };
  search: string;
  /** The page that the search should find first, if it is not the same. */
  finds?: string;
  /** The width of the visitor's window. */
  width?: number;
};

const { firstVersion } = facts;
const budgets = { ...facts.budgets, ...budgetsOf(facts) };
const weeks = ({ from, to }: { from: number; to: number }) => `${from}–${to} weeks`;

/** Opening a menu or an answer isn't counted. */
const MAX_CLICKS = 3;

const tasks: Task[] = [
  {
    task: "What does a small app cost?",
    clicks: ["How We Work"],
    answer: "/how-we-work",
    shows: budgets.mobileApp,
    search: "app price",
  },
  {
    task: "What does a day cost?",
    clicks: ["FAQ", "What it costs"],
    answer: "/how-we-work",
    shows: budgets.dayRate,
    search: "day rate",
  },
  {
    task: "What does it cost to look after a system?",
    clicks: ["How We Work"],
    answer: "/how-we-work",
    shows: pricingPlans[0]?.price ?? "",
    search: "monthly cost",
  },
  {
    task: "What would an AI trial cost?",
    clicks: ["Artificial Intelligence"],
    answer: "/services/artificial-intelligence",
    shows: budgets.aiTrial,
    search: "AI trial",
  },
  {
    task: "How long does it take to the first release?",
    clicks: ["FAQ"],
    answer: "/faq",
    shows: weeks(firstVersion.web),
    search: "first release",
  },
  {
    task: "Who owns the code?",
    clicks: ["FAQ"],
    answer: "/faq",
    shows: { selector: "#who-owns-the-code" },
    search: "own code",
  },
  {
    task: "Who answers at night?",
    clicks: ["FAQ"],
    answer: "/faq",
    shows: { selector: "#something-breaks-at-night" },
    search: "night",
  },
  {
    task: "Our system is down, whom do we call?",
    clicks: ["Contact"],
    answer: "/contact",
    shows: company.phones.clients.display,
    search: "emergency phone",
  },
  {
    task: "Where is the office?",
    clicks: ["Contact"],
    answer: "/contact",
    shows: company.address.postalCode,
    search: "office address",
  },
  {
    task: "Has this firm worked in health care?",
    clicks: ["Portfolio", "All case studies", "Health Care 2"],
    answer: "/case-studies/industry/health-care",
    shows: { selector: "a[href='/case-studies/healthcare-crm']" },
    search: "health care case study",
    finds: "/case-studies",
  },
  {
    task: "Read a case study in retail.",
    clicks: ["Portfolio", "All case studies", { link: "Read Full Case Study", within: "Retail dashboard" }],
    answer: "/case-studies/retail-dashboard",
    shows: { selector: "dl dd" },
    search: "retail stores",
  },
  {
    task: "What has this firm done for gyms?",
    clicks: ["Fitness & Wellness", { link: "Read Full Case Study", within: "Fitness app" }],
    answer: "/case-studies/fitness-app",
    shows: { selector: "dl dd" },
    search: "fitness app",
  },
  {
    task: "Report an accessibility problem.",
    clicks: ["Privacy Policy", "accessibility statement"],
    answer: "/accessibility",
    shows: company.emails.projects.address,
    search: "accessibility",
  },
  {
    task: "Apply as a developer on a phone.",
    width: 390,
    clicks: ["Career", { link: "Apply Now", within: "Software Developer" }],
    answer: "/career/software-developer",
    shows: { selector: "form input[type=file]" },
    search: "software developer",
  },
  {
    task: "Is there a job with remote work?",
    clicks: ["Career"],
    answer: "/career",
    shows: "remote",
    search: "remote jobs",
  },
  {
    task: "What do they pay?",
    clicks: ["Career"],
    answer: "/career",
    shows: "Salary",
    search: "salary",
  },
  {
    task: "Delete my data.",
    clicks: ["Privacy Policy"],
    answer: "/privacy-policy",
    shows: { selector: "#your-rights" },
    search: "delete data",
  },
  {
    task: "What happens to my CV?",
    clicks: ["Privacy Policy"],
    answer: "/privacy-policy",
    shows: { selector: "#retention" },
    search: "my CV",
  },
  {
    task: "Can we pay for a team by the month?",
    clicks: [{ link: "Our Working Models", menu: "Company" }],
    answer: "/our-working-models",
    shows: { selector: "table, dl" },
    search: "working models",
  },
  {
    task: "Who is in a team of three?",
    clicks: ["How We Work"],
    answer: "/how-we-work",
    shows: budgets.teamWeek,
    search: "team of three",
  },
  {
    task: "What does a small web shop cost?",
    clicks: ["How We Work"],
    answer: "/how-we-work",
    shows: budgets.webShop,
    search: "web shop price",
  },
  {
    task: "How fast do you react, and what uptime do you promise?",
    clicks: ["FAQ", "Response times and cancelling a care plan"],
    answer: "/how-we-work",
    shows: "within 15 minutes",
    search: "uptime guarantee",
  },
  {
    task: "How do we cancel a care plan?",
    clicks: ["FAQ", "Response times and cancelling a care plan"],
    answer: "/how-we-work",
    shows: "How to cancel",
    search: "cancel care plan",
  },
  {
    task: "When do we have to pay?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#payment-terms" },
    search: "payment terms",
  },
  {
    task: "What are they liable for?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#liability" },
    search: "liability",
  },
  {
    task: "Do they use subcontractors?",
    clicks: [{ link: "Our Working Models", menu: "Company" }],
    answer: "/our-working-models",
    shows: { selector: "#subcontractors" },
    search: "subcontractors",
  },
  {
    task: "Which languages do they speak?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#languages" },
    search: "languages spoken",
  },
  {
    task: "Will they sign an NDA?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#nda" },
    search: "NDA",
  },
  {
    task: "Is there a data-processing agreement?",
    clicks: ["FAQ", "Contract terms"],
    answer: "/our-working-models",
    shows: { selector: "#data-processing-agreement" },
    search: "data processing agreement",
  },
  {
    task: "Who certified them?",
    clicks: ["About Us"],
    answer: "/about",
    shows: { selector: "#certificates-and-insurance" },
    search: "security certificate",
  },
  {
    task: "Which awards have they won?",
    clicks: ["Our Story"],
    answer: "/our-story",
    shows: { selector: "#how-we-count" },
    search: "awards",
  },
  {
    task: "When was the firm founded?",
    clicks: ["Our Story"],
    answer: "/our-story",
    shows: company.foundedOn.slice(0, 4),
    search: "founded when",
  },
  {
    task: "Are there internships?",
    clicks: ["Career"],
    answer: "/career",
    shows: { selector: "#internships" },
    search: "internship",
  },
  {
    task: "Who would we work with?",
    clicks: ["About Us"],
    answer: "/about",
    shows: company.inquiryContact.name,
    search: "team",
  },
];

// In one worker, so that there is one table.
test.describe.configure({ mode: "default" });

const table: { task: string; clicks: number; "search position": number }[] = [];
test.afterAll(() => console.table(table));

for (const { task, clicks, answer, shows, search, finds = answer, width = 1440 } of tasks) {
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
