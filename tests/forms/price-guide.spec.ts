import { expect, type Page, test } from "@playwright/test";
import { priceGuide } from "../../app/content/derived/price-guide.ts";
import { field, newAddress, reference, stored } from "../support/sent-forms.ts";
import { fetchPage } from "../support/spec-page.ts";

const { works, sizes, careOptions } = priceGuide;

const choose = (page: Page, name: string, value = "") =>
  page.locator(`.price-guide input[name="${name}"][value="${value}"]`).check();

test("every choice in the price guide shows one result", async ({ page }) => {
  await page.goto("/how-we-work#pricing");
  const prices = page.locator(".price-guide [data-for] .text-accent").filter({ visible: true });
  for (const { slug, estimates } of works) {
    await choose(page, "work", slug);
    for (const { size, price } of estimates) {
      await choose(page, "size", size);
      await expect(prices).toHaveText([price]);
    }
  }
  const care = page.locator(".price-guide dl[data-for]").filter({ visible: true });
  for (const { slug, price } of careOptions) {
    await choose(page, "care", slug);
    await expect(care).toHaveCount(1);
    await expect(care).toContainText(price);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the price guide with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("carries its result into a contact message", async ({ page }) => {
      const [, work] = works;
      const [, , care] = careOptions;
      const price = work?.estimates[0]?.price;
      await page.goto("/how-we-work#pricing");
      await choose(page, "work", work?.slug);
      await choose(page, "size", sizes[0]?.slug);
      await choose(page, "care", care?.slug);
      await page.locator(".price-guide button[type=submit]").click();

      await expect(field(page, "subject")).toHaveValue(`${work?.name}, ${price}`);
      for (const name of ["name", "subject", "message"]) await expect(field(page, name)).toBeInViewport();
      const message = await field(page, "message").inputValue();
      for (const part of [work?.name, price, care?.line]) expect(message).toContain(part);
      await field(page, "name").fill("Solveig Aas");
      await field(page, "email").fill(newAddress());
      await field(page, "type_the_word").fill("heron");
      await page.getByRole("button", { name: "Send message" }).click();
      expect(stored(await reference(page))?.fields.message).toBe(message.trim());
    });
  });
}

test("a choice that the price guide doesn't offer opens the empty contact form", async ({ request }) => {
  const { status, main } = await fetchPage(request, "/contact?work=nope&size=small&care=basic");
  expect(status).toBe(200);
  expect(main.find('[name="subject"]').attr("value")).toBe("");
  expect(main.find('[name="message"]').text()).toBe("");
});
