import { expect } from "@playwright/test";
import { each, text } from "./spec-page.ts";
import { test } from "./support/rendered-pages.ts";

/** The name of a picture, from a URL such as /images/page-about-800.8cc5286e.avif or /assets/portrait-mara-D4f.webp. */
const picture = (src: string | undefined) =>
  /\/(?:images|assets)\/((?:portrait-)?[a-z-]+?)(?:-\d+)?[.-][\w-]{8}\./.exec(src ?? "")?.[1];

const repeated = (found: { path: string; name: string | undefined }[]) =>
  [...Map.groupBy(found, ({ name }) => name)]
    .filter(([name, places]) => name && new Set(places.map(({ path }) => path)).size > 1)
    .map(([name, places]) => `${name}: ${[...new Set(places.map(({ path }) => path))].join(", ")}`);

test("no picture leads two pages, and elsewhere a leading picture only illustrates its own page", {
  tag: "@long",
}, async ({ pages }) => {
  const found = pages.own.map(([path, $]) => {
    const pictures = each($("main img")).filter((image) => picture(image.attr("src")));
    // The pictures on cards belong to other pages.
    const leading = pictures.find((image) => !image.closest("article:has(.cover-link)").length);
    return { path, pictures, name: picture(leading?.attr("src")) };
  });
  expect(found.filter(({ name }) => name).length).toBeGreaterThan(50);
  expect(repeated(found)).toEqual([]);

  const pageOf = new Map(found.map(({ path, name }) => [name, path]));
  const scenery = found.flatMap(({ path, pictures }) =>
    pictures.flatMap((image) => {
      const name = picture(image.attr("src"));
      const leads = pageOf.get(name);
      // Cards, dialogs and sections that link to a page preview it. A tab may show the picture of its own page.
      const isPreview =
        image.closest("article, dialog").length > 0 ||
        image.closest(`section:has(a[href="${leads}"])`).length > 0;
      const isOwnTab = leads?.endsWith(`/${image.closest(".tab-panel").attr("id")}`);
      return !leads || leads === path || isPreview || isOwnTab ? [] : [`${name}: ${leads}, ${path}`];
    }),
  );
  expect(scenery).toEqual([]);
});

test("no testimonial is on two pages, and no client's large portrait", { tag: "@long" }, async ({
  pages,
}) => {
  const figures = pages.own.flatMap(([path, $]) =>
    each($("main figure:has(blockquote)")).map((figure) => ({ path, figure })),
  );
  expect(figures.length).toBeGreaterThan(30);
  expect(
    repeated(figures.map(({ path, figure }) => ({ path, name: text(figure.find("blockquote")) }))),
  ).toEqual([]);
  const portraits = figures.map(({ path, figure }) => ({
    path,
    name: picture(figure.find("img").attr("src")),
  }));
  expect(repeated(portraits.filter(({ name }) => name?.startsWith("portrait-")))).toEqual([]);
});
