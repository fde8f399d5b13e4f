import { company } from "../../app/content/company.ts";
import { withAndWithoutScripts } from "./engine-test.ts";

withAndWithoutScripts("choosing a tab of the slider shows its slide", async (visitor) => {
  await visitor.open("/");
  const slide = (number: number) => `[aria-roledescription=slide][aria-label^="${number} of"]`;
  await visitor.click(".hero label:nth-of-type(3)");
  await visitor.expectVisible(slide(3));
  await visitor.expectHidden(slide(1));
  await visitor.click(".hero label:nth-of-type(2)");
  await visitor.expectVisible(slide(2));
  await visitor.expectHidden(slide(3));
});

withAndWithoutScripts("tabs show one panel at a time", async (visitor) => {
  await visitor.open("/our-mission");
  for (const [chosen, others] of [
    ["vision", ["mission", "approach"]],
    ["approach", ["mission", "vision"]],
    ["mission", ["vision", "approach"]],
  ] as const) {
    await visitor.click(`main a[href="#${chosen}"]`);
    await visitor.expectVisible(`#${chosen}`);
    for (const other of others) await visitor.expectHidden(`#${other}`);
  }
});

withAndWithoutScripts("a tab of the services overview opens its own page", async (visitor) => {
  await visitor.open("/services");
  await visitor.click('main a[href^="/services/cloud"]');
  await visitor.expectAddress(/^\/services\/cloud#tabs$/);
  await visitor.expectVisible("main article h3");
});

withAndWithoutScripts("the accordion shows one answer at a time", async (visitor) => {
  await visitor.open("/faq");
  await visitor.click("main details:nth-of-type(3) summary");
  await visitor.expectVisible("main details:nth-of-type(3)[open] p");
  await visitor.expectCount("main details[open]", 1);
  await visitor.press("Enter");
  await visitor.expectCount("main details[open]", 0);
});

withAndWithoutScripts("the carousel's arrows scroll it", async (visitor) => {
  await visitor.open("/why-us");
  await visitor.hydrateIslands();
  const isTurned = () =>
    (document.querySelector("[aria-roledescription=carousel] ul")?.scrollLeft ?? 0) > 100;
  await visitor.click('main [aria-roledescription=carousel] [aria-label^="Next"]');
  await visitor.expect(true, isTurned);
  await visitor.click('main [aria-roledescription=carousel] [aria-label^="Previous"]');
  await visitor.expect(false, isTurned);
});

withAndWithoutScripts("the portfolio filter shows only the chosen category", async (visitor) => {
  await visitor.open("/our-portfolio");
  await visitor.click({ css: "main fieldset label", text: "Cyber Security" });
  await visitor.expectVisible('li[data-category="cyber"]');
  for (const other of ["cloud", "consultancy", "services"])
    await visitor.expectHidden(`li[data-category="${other}"]`);
  await visitor.click({ css: "main fieldset label", text: "View All" });
  await visitor.expectVisible('li[data-category="cloud"]');
});

withAndWithoutScripts("a project opens in the lightbox, and Escape closes it", async (visitor) => {
  await visitor.open("/our-portfolio");
  await visitor.pointAt("main li[data-category]");
  await visitor.click("main li[data-category] .portfolio-open");
  await visitor.expectVisible("dialog.lightbox:is([open], :popover-open) h2");
  await visitor.press("Escape");
  await visitor.expectHidden("dialog.lightbox h2");
});

if (company.hasFilm) {
  withAndWithoutScripts("the film opens over the page, and Escape closes it", async (visitor) => {
    await visitor.open("/our-story");
    await visitor.click("main button[popovertarget]");
    await visitor.expectVisible("dialog video");
    await visitor.expectAddress(/^\/our-story$/);
    await visitor.press("Escape");
    await visitor.expectHidden("dialog video");
  });
}
