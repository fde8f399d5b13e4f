import { expect, type Page, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { hydrateIslands } from "../support/islands.ts";
import { focusUntilHydrated } from "../support/sent-forms.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: desktop });

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: '<html lang="en"><title>Map</title></html>' }),
  );
});

type State = {
  name: string;
  path: string;
  /** The window sizes, if not both. */
  sizes?: (typeof desktop)[];
  reach: (page: Page) => Promise<void>;
  tag?: string;
};

/** Page states after an interaction. tests/pages/pages.spec.ts checks the pages as loaded. */
const states: State[] = [
  {
    name: "the drawer and a menu in it open",
    path: "/about",
    sizes: [phone],
    async reach(page) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.locator("header summary", { hasText: "Services" }).click();
    },
  },
  {
    name: "the lightbox open",
    path: "/our-portfolio",
    async reach(page) {
      await page.locator(".portfolio-open").first().focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("dialog.lightbox[open]")).toBeVisible();
    },
  },
  ...(company.value.hasFilm
    ? [
        {
          name: "the film open",
          tag: "@long",
          path: "/our-story",
          async reach(page: Page) {
            await page.locator("main button[popovertarget]").first().click();
            await expect(page.getByRole("dialog")).toBeVisible();
          },
        },
      ]
    : []),

  ...[
    { path: "/contact", button: "Send message" },
    { path: "/services/custom-software-development", button: "Send inquiry" },
    { path: "/career/software-developer", button: "Send application" },
  ].map(({ path, button }) => ({
    name: "errors in the form",
    path,
    async reach(page: Page) {
      await focusUntilHydrated(page);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  })),
  {
    name: "errors in the comment form",
    tag: "@long",
    path: "/blog/test-the-restore",
    async reach(page) {
      await page.getByRole("button", { name: "Post Comment" }).click();
      await expect(page.locator("main :invalid:focus, main [aria-invalid=true]").first()).toBeAttached();
    },
  },
];

for (const { name, path, sizes = [desktop, phone], reach, tag = [] } of states) {
  test(`axe finds no violations on ${path} with ${name}, and the console has no errors`, { tag }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    for (const [index, viewport] of sizes.entries()) {
      await page.setViewportSize(viewport);
      if (index === 0) {
        await page.goto(path);
        await hydrateIslands(page);
        await reach(page);
      }
      expect(await axeViolations(page), `at ${viewport.width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test("axe finds no violations in the header while a menu is open", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Company", "Services", "Industries"]) {
    await page.locator("header summary", { hasText: name }).click();
    // Only the header: an open menu changes nothing else, and tests/pages/pages.spec.ts checks the rest.
    expect(await axeViolations(page, "header"), name).toEqual([]);
  }
});
