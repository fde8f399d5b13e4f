import { withAndWithoutScripts } from "./engine-test.ts";

// What depends on recent features of the engines: `details[name]`, scroll snapping, `:has()`.

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
