import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { company } from "../../app/content/company.ts";
import {
  each,
  expectSocialNetworks,
  expectTitle,
  fetchPage,
  formFields,
  text,
  texts,
} from "../support/spec-page.ts";

for (const path of ["/services/web-application-development", "/industries/food-and-beverages"]) {
  test(`the inquiry form on ${path} has the specified fields`, async ({ request }) => {
    const form = (await fetchPage(request, path)).main.find("#inquiry-section form");
    expect(formFields(form)).toEqual([
      { name: "name", type: "text", required: true },
      { name: "email", type: "email", required: true },
      { name: "phone", type: "tel", required: true },
      { name: "requirements", type: "textarea", required: true, rows: 4 },
    ]);
    expect(texts(form.find("label")).slice(0, 4)).toEqual([
      expect.stringMatching(/^Name/),
      expect.stringMatching(/^Work email/),
      expect.stringMatching(/^Phone number/),
      expect.stringMatching(/^Requirements/),
    ]);
    for (const name of ["name", "email", "phone", "requirements"])
      expect(form.find(`[name="${name}"]`).attr("placeholder")).toMatch(/\*$/);
  });
}

test("the contact form has the specified fields", async ({ request }) => {
  const page = await fetchPage(request, "/contact");
  expectTitle(page, "Contact Us");
  expect(text(page.section(2).find("h2").first())).toBe("Contact With Us");
  const form = page.main.find("form");
  expect(form.attr("method")).toBe("post");
  expect(form.attr("enctype")).toBe("multipart/form-data");
  expect(form.attr("novalidate")).toBeUndefined();
  expect(formFields(form)).toEqual([
    { name: "name", type: "text", required: true },
    { name: "email", type: "email", required: true },
    { name: "subject", type: "text", required: true },
    { name: "phone", type: "tel", required: false },
    { name: "message", type: "textarea", required: true, rows: 3 },
    { name: "type_the_word", type: "text", required: true },
  ]);
  expect(texts(form.find("label")).some((label) => /^type the below word/i.test(label))).toBe(true);
  expect(form.find('img[src^="/word-check/"]')).toHaveLength(1);
});

test("the contact page has a side panel and a map", async ({ request }) => {
  const { main, section } = await fetchPage(request, "/contact");
  const panel = section(2).find("aside");
  for (const scheme of ["tel:", "mailto:"]) {
    const targets = each(panel.find(`a[href^="${scheme}"]`)).map((link) => link.attr("href"));
    expect(new Set(targets).size, scheme).toBe(2);
  }
  expect(text(panel.find("dd").last())).toContain(company.value.address.postalCode);
  expectSocialNetworks(panel);
  const map = load(main.find("noscript").text())("iframe");
  expect(map.attr("loading")).toBe("lazy");
  expect(map.attr("src")).toMatch(/[?&]z=13(?:&|$)/);
  expect(map.attr("title")).toMatch(/\S/);
});

test("the application form has the specified fields", async ({ request }) => {
  const form = (await fetchPage(request, "/career/financial-manager")).main.find("form");
  expect(form.attr("method")).toBe("post");
  expect(form.attr("enctype")).toBe("multipart/form-data");
  expect(form.attr("novalidate")).toBeUndefined();
  expect(formFields(form)).toEqual([
    { name: "applyfor", type: "select", required: true },
    { name: "name", type: "text", required: true },
    { name: "last_name", type: "text", required: true },
    { name: "email", type: "text", required: true },
    { name: "linkedin", type: "text", required: false },
    { name: "resume", type: "file", required: true },
    { name: "coverletter", type: "file", required: false },
    { name: "message", type: "textarea", required: true, rows: 4 },
    { name: "type_the_word", type: "text", required: true },
  ]);
  const choices = form.find('[name="applyfor"] option');
  expect(choices.first().attr("value")).toBe("");
  expect(texts(choices).slice(1)).toEqual([
    "Project manager",
    "Technical support",
    "Marketing analyst",
    "Others",
  ]);
  expect(text(form.find(`label[for="${form.find('[name="name"]').attr("id")}"]`))).toMatch(/^First name/);
  const hints = texts(form.find("*")).filter((words) => words === "All files allowed. Maximum size 10MB.");
  expect(hints).toHaveLength(2);
  expect(form.find('img[src^="/word-check/"]')).toHaveLength(1);
  expect(form.find("input[accept]")).toHaveLength(0);
});

test("a job's page preselects a fitting choice in its application form", async ({ request }) => {
  for (const [slug, choice] of [
    ["digital-marketing", "Marketing analyst"],
    ["software-developer", "Others"],
  ]) {
    const { main } = await fetchPage(request, `/career/${slug}`);
    expect(texts(main.find('form [name="applyfor"] option[selected]')), slug).toEqual([choice]);
  }
});
