import type { Site } from "../server/site-files.ts";
import { type PageWeight, pageWeight } from "./page-weight.ts";

const KIB = 1024;

const limits = {
  bytes: 90 * KIB,
  homeBytes: 120 * KIB,
  requests: 12,
  script: 2 * KIB,
  hydratedScript: 120 * KIB,
  phoneLargest: 35_000,
  phone: 60_000,
  desktop: 160_000,
};

const homePages = new Set(["/", "/home"]);

export function weighPages(site: Site): PageWeight[] {
  return site.index.files
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ url }) => pageWeight(site, url));
}

/** What is too heavy, one line each. */
export function budgetFailures(weights: PageWeight[]): string[] {
  return weights.flatMap((page) => {
    const measured: [string, number, number][] = [
      ["bytes before interaction", page.bytes, homePages.has(page.url) ? limits.homeBytes : limits.bytes],
      ["requests before interaction", page.requests, limits.requests],
      ["bytes of script before interaction", page.script, limits.script],
      ["bytes of script after hydration", page.hydratedScript, limits.hydratedScript],
      [
        "bytes of the largest picture above the fold on a phone",
        page.aboveFold.phoneLargest,
        limits.phoneLargest,
      ],
      ["bytes of pictures above the fold on a phone", page.aboveFold.phone, limits.phone],
      ["bytes of pictures above the fold on a desktop", page.aboveFold.desktop, limits.desktop],
    ];
    const over = measured
      .filter(([, value, limit]) => value > limit)
      .map(
        ([what, value, limit]) =>
          `${page.url}: ${value} ${what}, ${value - limit} over the limit of ${limit}`,
      );
    if (!page.firstWindowPaints) over.push(`${page.url}: the first 14 KiB end before what is above the fold`);
    return over;
  });
}
