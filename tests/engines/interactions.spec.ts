import { withAndWithoutScripts } from "./engine-test.ts";

// What depends on recent features of the engines: `details[name]`, scroll snapping, view transitions.

withAndWithoutScripts(
  "the accordion shows one answer at a time, and a link to an answer opens it",
  async (visitor) => {
    await visitor.open("/faq");
    await visitor.click("main details:nth-of-type(3) summary");
    await visitor.expectVisible("main details:nth-of-type(3)[open] p");
    await visitor.expectCount("main details[open]", 1);
    await visitor.press("Enter");
    await visitor.expectCount("main details[open]", 0);
    const answer = await visitor.read(
      () => [...document.querySelectorAll("main details [id]")].at(-1)?.id ?? "",
    );
    await visitor.open("/healthz");
    await visitor.open(`/faq#${answer}`);
    await visitor.expectVisible(`#${answer} p`);
    const isInView = (id: string) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    };
    await visitor.expect(true, isInView, answer);
  },
);

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

withAndWithoutScripts("arrow keys filter the portfolio", async (visitor) => {
  await visitor.open("/our-portfolio");
  await visitor.click("main fieldset label:nth-of-type(2)");
  const shown = () => {
    const tiles = [...document.querySelectorAll<HTMLElement>("li[data-category]")];
    const categories = tiles.filter((tile) => tile.offsetWidth > 0).map((tile) => tile.dataset.category);
    return [...new Set(categories)].join();
  };
  const focused = () => {
    const { value, checked } = document.activeElement as HTMLInputElement;
    return `${value} ${checked}`;
  };
  await visitor.expect("cloud", shown);
  for (const _ of [1, 2]) await visitor.press("ArrowRight");
  await visitor.expect("consultancy", shown);
  await visitor.expect("consultancy true", focused);
});
