import { expect } from "@playwright/test";
import { expectTitle, formFields, withAndWithoutScripts } from "./spec-page.ts";

withAndWithoutScripts(
  "the inquiry form is the same on service and industry pages",
  async ({ main, open }) => {
    for (const path of ["/services/web-application-development", "/industries/food-and-beverages"]) {
      await open(path);
      const form = main.locator("#inquiry-section form");
      expect(await formFields(form)).toEqual([
        { name: "name", type: "text", required: true },
        { name: "email", type: "email", required: true },
        { name: "phone", type: "tel", required: true },
        { name: "requirements", type: "textarea", required: true, rows: 4 },
      ]);
      for (const label of ["Name", "Work email", "Phone number", "Requirements"])
        await expect(form.getByLabel(label)).toHaveAttribute("placeholder", /\*$/);
    }
  },
);

withAndWithoutScripts(
  "the contact form asks for what the specification lists",
  async ({ main, open, band }) => {
    await open("/contact");
    await expectTitle(main, "Contact Us");
    await expect(band(2).locator("h2").first()).toHaveText("Contact With Us");
    const form = main.locator("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "multipart/form-data");
    expect(await formFields(form)).toEqual([
      { name: "name", type: "text", required: true },
      { name: "email", type: "email", required: true },
      { name: "subject", type: "text", required: true },
      { name: "phone", type: "tel", required: false },
      { name: "message", type: "textarea", required: true, rows: 3 },
      { name: "type_the_word", type: "text", required: true },
    ]);
    await expect(form.getByLabel(/^type the below word$/i)).toBeVisible();
    await expect(form.locator('img[src^="/word-check/"]')).toBeVisible();
  },
);

withAndWithoutScripts("the contact page says how else to reach the company", async ({ main, open, band }) => {
  await open("/contact");
  const panel = band(2).locator("aside");
  for (const scheme of ["tel:", "mailto:"]) {
    const targets = await panel
      .locator(`a[href^="${scheme}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(targets).size, scheme).toBe(2);
  }
  await expect(panel.locator("dd").last()).toHaveText(/\d.*[A-Z]{1,2}\d/);
  expect(await panel.locator("ul svg").count()).toBeGreaterThanOrEqual(3);
  const map = main.locator("iframe");
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map).toHaveAttribute("src", /[?&]z=13(?:&|$)/);
  await expect(map).toHaveAttribute("title", /\S/);
});

withAndWithoutScripts(
  "the application form asks for what the specification lists",
  async ({ main, open }) => {
    await open("/career/financial-manager");
    const form = main.locator("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "multipart/form-data");
    const fields = await formFields(form);
    expect(fields).toHaveLength(9);
    expect(fields).toEqual(
      expect.arrayContaining([
        { name: "applyfor", type: "select-one", required: true },
        { name: "name", type: "text", required: true },
        { name: "last_name", type: "text", required: true },
        { name: "email", type: "text", required: true },
        { name: "linkedin", type: "url", required: false },
        { name: "resume", type: "file", required: true },
        { name: "coverletter", type: "file", required: false },
        { name: "message", type: "textarea", required: true, rows: 4 },
        { name: "type_the_word", type: "text", required: true },
      ]),
    );
    const choices = form.locator('[name="applyfor"] option');
    await expect(choices.first()).toHaveAttribute("value", "");
    expect((await choices.allTextContents()).slice(1)).toEqual([
      "Project manager",
      "Technical support",
      "Marketing analyst",
      "Others",
    ]);
    await expect(form.locator('[name="applyfor"]')).toHaveValue("");
    await expect(form.getByLabel("First name")).toHaveAttribute("name", "name");
    await expect(form.getByText("All files allowed. Maximum size 10MB.", { exact: true })).toHaveCount(2);
    await expect(form.locator('img[src^="/word-check/"]')).toBeVisible();
    await expect(form.locator("input[accept]")).toHaveCount(0);
  },
);
