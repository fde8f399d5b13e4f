import { company } from "../../app/content/company.ts";
import { test, withAndWithoutScripts } from "./engine-test.ts";

const isInView = (id: string) => {
  const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
};

withAndWithoutScripts("a link to an answer opens the answer and scrolls to it", async (visitor) => {
  await visitor.open("/faq");
  const answer = await visitor.read(
    () => [...document.querySelectorAll("main details [id]")].at(-1)?.id ?? "",
  );
  await visitor.open("/about");
  await visitor.open(`/faq#${answer}`);
  await visitor.expectVisible(`#${answer} p`);
  await visitor.expect(true, isInView, answer);
});

test("Back and reload restore the scroll position", async ({ visitor }) => {
  await visitor.open("/privacy-policy");
  await visitor.read(() => scrollTo(0, 1500));
  await visitor.open("/about");
  await visitor.back();
  await visitor.expectAddress(/^\/privacy-policy$/);
  await visitor.expect(1500, () => scrollY);
  await visitor.read(() => void setTimeout(() => location.reload()));
  await visitor.expect(["reload", 1500], () => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return [visit?.type, scrollY];
  });
});

withAndWithoutScripts("a click outside the lightbox closes it", async (visitor) => {
  await visitor.open("/our-portfolio");
  await visitor.pointAt("main li[data-category]");
  await visitor.click("main li[data-category] .portfolio-open");
  await visitor.expectVisible("dialog.lightbox h2");
  await visitor.clickAt({ x: 8, y: 450 });
  await visitor.expectHidden("dialog.lightbox h2");
});

if (company.hasFilm) {
  withAndWithoutScripts("a click outside the film closes it", async (visitor) => {
    await visitor.open("/our-story");
    await visitor.click("main button[popovertarget]");
    await visitor.expectVisible("dialog video");
    await visitor.clickAt({ x: 8, y: 450 });
    await visitor.expectHidden("dialog video");
  });
}

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("a download link for the recording of the word is shown", async ({ visitor }) => {
    await visitor.open("/contact");
    await visitor.expectVisible('main form a[download][href="/word-check/contact.wav"]');
  });

  if (company.hasFilm) {
    test("a download link for the film is shown, also in the dialog", async ({ visitor }) => {
      await visitor.open("/intro-film");
      await visitor.expectVisible('main a[download][href$=".mp4"]');
      await visitor.open("/our-story");
      await visitor.click("main button[popovertarget]");
      await visitor.expectVisible('dialog a[download][href$=".mp4"]');
    });
  }
});
