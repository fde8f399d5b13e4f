import { expect } from "@playwright/test";
import { expectAccordion, expectTitle, hrefs, withAndWithoutScripts } from "./spec-page.ts";

withAndWithoutScripts(
  "the header's menus hold what is listed, and the rest of them leads home",
  async ({ page, open }) => {
    await open("/faq");
    const header = page.locator("header").first();
    await expect(header.locator("#menu-company a")).toHaveText([
      "About Us",
      "Development Methodology",
      "Our Working Models",
    ]);
    expect(await hrefs(header.locator("#menu-company"))).toEqual([
      "/about",
      "/development-methodology",
      "/our-working-models",
    ]);

    const services = header.locator("#menu-services");
    await expect(services.locator(".grid-cols-4 > div")).toHaveCount(4);
    const entries = new Set(await hrefs(services.locator("li")));
    expect(entries).toEqual(
      new Set([
        "/",
        "/service/custom-software-development",
        "/service/web-application-development",
        "/service/mobile-app-development",
        "/service/cross-platform-app-development",
      ]),
    );

    const industries = header.locator("#menu-industries li");
    const targets: Record<string, string> = {
      "Fitness & Wellness": "/industry/fitness-and-wellness",
      "Sports & Gaming": "/industry/sports-and-gaming",
      "Food & Beverages": "/industry/food-and-beverages",
      "Finance & Insurance": "/industry/finance-and-insurance",
      "Oil & Gas": "/industry/oil-and-gas",
      "Housing & Infrastructure": "/",
      "Supply Chain & Logistics": "/",
      "Education/eLearning": "/",
      "Health Care": "/",
      "Travel & Hospitality": "/",
      "Retail & eCommerce": "/",
    };
    await expect(industries).toHaveCount(11);
    for (const [name, target] of Object.entries(targets))
      expect(await hrefs(industries.filter({ hasText: name })), name).toEqual([target]);

    const main = header.locator('nav[aria-label="Main"]').first();
    for (const [name, target] of [
      ["Services", "/services"],
      ["Industries", "/industries"],
      ["Blogs", "/blogs"],
      ["Career", "/career"],
      ["Contact", "/contact"],
    ] as const)
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", target);
    await expect(header.getByRole("link", { name: "Book a meeting" }).first()).toHaveAttribute(
      "href",
      "/contact",
    );
  },
);

withAndWithoutScripts("the top bar is on every page but home", async ({ page, open }) => {
  const bar = page
    .locator("header")
    .first()
    .locator("> div", { has: page.locator('a[href^="tel:"]') });
  await open("/our-story");
  await expect(bar).toBeVisible();
  await expect(bar.locator('a[href^="mailto:"]')).toBeVisible();
  expect(await bar.locator("ul:last-child svg").count()).toBeGreaterThanOrEqual(3);
  await open("/");
  await expect(bar).toHaveCount(0);
});

withAndWithoutScripts(
  "the footer has its links, and placeholders that are no links",
  async ({ page, open }) => {
    await open("/our-partners");
    const footer = page.locator("body > footer");
    const targets = await hrefs(footer);
    for (const target of [
      "/services/artificial-intelligence",
      "/services/software-engineering",
      "/services/digital-engineering",
      "/services/data-engineering-and-analytics",
      "/services/software-testing",
      "/services/business-intelligence",
      "/services/cloud",
      "/about",
      "/why-us",
      "/our-portfolio",
      "/blogs",
      "/career",
      "/contact",
      "/privacy-policy",
      "/faq",
    ])
      expect(targets).toContain(target);
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
    await expect(footer.locator("address")).toContainText(/[A-Z]{1,2}\d+ \d[A-Z]{2}/);
    await expect(footer.getByText(/^©/)).toBeVisible();
    await expect(footer.getByText("Terms of services")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Terms of services" })).toHaveCount(0);
  },
);

withAndWithoutScripts("/faq has six questions, the first open", async ({ main, open, band }) => {
  await open("/faq");
  await expectTitle(main, "FAQ");
  await expectAccordion(band(2));
});

withAndWithoutScripts("a link to an answer opens it", async ({ page, main, open }) => {
  await open("/faq");
  const last = main.locator("details").last();
  const id = await last.locator("> [id]").getAttribute("id");
  await open("/career");
  await open(`/faq#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(main.locator("details[open]")).toHaveCount(1);
});

withAndWithoutScripts("/privacy-policy has nine numbered sections", async ({ main, open, band }) => {
  await open("/privacy-policy");
  await expectTitle(main, "Privacy Policy");
  await expect(band(2).locator("ol > li h2")).toHaveText([
    /^1\. Introduction/,
    /^2\. Information/,
    /^3\. .*use/,
    /^4\. Sharing/,
    /^5\. Retention/,
    /^6\. .*rights/,
    /^7\. Security/,
    /^8\. Changes/,
    /^9\. Contact/,
  ]);
});

withAndWithoutScripts("an unknown address shows the not-found page", async ({ page, main }) => {
  for (const path of ["/no-such-page", "/services/nothing", "/industry/nothing", "/blog/nothing"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(main.locator("h1")).toHaveText("Opps ! Page Not Found");
    await expect(
      main.getByText(
        "We can’t find the page you are looking for. You can check out our Help Center or head back to Homepage.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: "Return Home", exact: true })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Contact Us", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});
