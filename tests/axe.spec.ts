import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { hydrateIslands } from "./support/islands.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: desktop });

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: '<html lang="en"><title>Map</title></html>' }),
  );
});

/** States after an interaction; tests/pages.spec.ts covers pages as loaded. */
const states: {
  name: string;
  path: string;
  sizes: (typeof desktop)[];
  reach: (page: Page) => Promise<void>;
  /** The part to check, if it covers the rest of the page. */
  within?: string;
}[] = [
  ...["Company", "Services", "Industries"].map((name) => ({
    name: `${name} open`,
    path: "/about",
    sizes: [desktop],
    reach: (page: Page) => page.locator("header summary", { hasText: name }).click(),
  })),
  {
    name: "the drawer and a group in it open",
    path: "/",
    sizes: [phone],
    async reach(page) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.locator("header summary", { hasText: "Services" }).click();
    },
    within: "#site-menu",
  },
  {
    name: "the lightbox open",
    path: "/our-portfolio",
    sizes: [desktop, phone],
    async reach(page) {
      await page.locator(".portfolio-open").first().focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("dialog.lightbox[open]")).toBeVisible();
    },
  },
  {
    name: "the portfolio filtered",
    path: "/our-portfolio",
    sizes: [desktop, phone],
    reach: (page) => page.getByRole("radio", { name: /Cyber Security/ }).check({ force: true }),
  },
  {
    name: "a question open",
    path: "/faq",
    sizes: [desktop, phone],
    reach: (page) => page.locator("main details").nth(1).locator("summary").click(),
  },
  {
    name: "the search with results",
    path: "/about",
    sizes: [desktop, phone],
    async reach(page) {
      await page.getByRole("link", { name: "Search", exact: true }).first().click();
      await page.getByRole("searchbox").fill("cloud");
      await page.keyboard.press("Enter");
      await expect(page.locator("main ol a").first()).toBeVisible();
    },
  },
  ...[
    { path: "/contact", button: "Send message" },
    { path: "/services/custom-software-development", button: "Send inquiry" },
    { path: "/career/software-developer", button: "Send application" },
  ].map(({ path, button }) => ({
    name: "the form in error",
    path,
    sizes: [desktop, phone],
    async reach(page: Page) {
      await page.locator('main form [name="name"]').focus();
      await expect(page.locator("[data-island]:has(form)")).toHaveAttribute("data-hydrated");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  })),
  {
    name: "the closed comments",
    path: "/blog/test-the-restore",
    sizes: [desktop, phone],
    async reach(page) {
      await page.getByRole("button", { name: "Post Comment" }).click();
      await expect(page.locator("main :invalid:focus, main [aria-invalid=true]").first()).toBeAttached();
    },
  },
];

for (const { name, path, sizes, reach, within } of states) {
  test(`axe finds nothing on ${path} with ${name}`, async ({ page }) => {
    for (const [index, viewport] of sizes.entries()) {
      await page.setViewportSize(viewport);
      if (index === 0) {
        await page.goto(path);
        await hydrateIslands(page);
        await reach(page);
      }
      expect(await axeViolations(page, within), `at ${viewport.width} px`).toEqual([]);
    }
  });
}
