import { company } from "../../app/content/company.ts";
import { test, withAndWithoutScripts } from "./engine-test.ts";

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

test("a menu entry can be reached with a moving pointer", async ({ visitor }) => {
  const pixelsPerSecond = 800;
  await visitor.open("/about");
  const label = await visitor.placeOf('header nav a[href="/services"]');
  await visitor.glide({ x: label.x, y: 600 }, label, pixelsPerSecond);
  const entry = '#menu-services a[href="/service/cross-platform-app-development"]';
  await visitor.expectVisible(entry);
  await visitor.glide(label, await visitor.placeOf(entry), pixelsPerSecond);
  await visitor.pressHere();
  await visitor.expectAddress(/^\/service\/cross-platform-app-development$/);
});

withAndWithoutScripts(
  "the portfolio is filtered, and a click outside the lightbox closes it",
  async (visitor) => {
    await visitor.open("/our-portfolio");
    await visitor.click({ css: "main fieldset label", text: "Cyber Security" });
    await visitor.expectVisible('li[data-category="cyber"]');
    for (const other of ["cloud", "consultancy", "services"])
      await visitor.expectHidden(`li[data-category="${other}"]`);
    await visitor.pointAt('main li[data-category="cyber"]');
    await visitor.click('main li[data-category="cyber"] .portfolio-open');
    await visitor.expectVisible("dialog.lightbox h2");
    await visitor.clickAt({ x: 8, y: 450 });
    await visitor.expectHidden("dialog.lightbox h2");
  },
);

if (company.value.hasFilm) {
  withAndWithoutScripts("a click outside the film closes it", async (visitor) => {
    await visitor.open("/our-story");
    await visitor.click("main button[popovertarget]");
    await visitor.expectVisible("dialog video");
    // Only without JavaScript, the dialog has a link to download the film.
    const link = 'dialog a[download][href$=".mp4"]';
    await (visitor.javaScript ? visitor.expectHidden(link) : visitor.expectVisible(link));
    await visitor.clickAt({ x: 8, y: 450 });
    await visitor.expectHidden("dialog video");
  });
}
