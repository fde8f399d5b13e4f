import { company } from "../../app/content/company.ts";

/** One pre-rendered page of each kind. */
export const pageKinds = [
  "/",
  "/about",
  "/development-methodology",
  "/our-working-models",
  "/our-story",
  "/our-mission",
  "/why-us",
  "/how-we-work",
  "/our-partners",
  ...(company.value.hasFilm ? ["/intro-film"] : []),
  "/services/cloud",
  "/services/custom-software-development",
  "/case-studies",
  "/case-studies/industry/health-care",
  "/case-studies/clinic-booking",
  "/industries",
  "/industries/oil-and-gas",
  "/our-portfolio",
  "/our-portfolio/harbour-cloud",
  "/blogs",
  "/blog/test-the-restore",
  "/career",
  "/career/software-developer",
  "/contact",
  "/faq",
  "/privacy-policy",
  "/accessibility",
];

type DynamicPage = readonly [path: string, status: number];

/** One page of each kind that is not pre-rendered, with its status. */
export const dynamicPages: readonly DynamicPage[] = [
  ["/search?q=cloud", 200],
  ["/nope", 404],
  ["/thank-you/contact/AG-7K4M-Q2XD-9PWT", 200],
];

export const moreDynamicPages: readonly DynamicPage[] = [
  ["/search", 200],
  ["/search?q=zeppelin", 200],
  ["/career/nope", 404],
  ["/thank-you/inquiry/AG-7K4M-Q2XD-9PWT", 200],
  ["/thank-you/application/AG-7K4M-Q2XD-9PWT", 200],
];

/** The paths of the pages that are not pre-rendered. Search engines don't index them. */
export const dynamicPaths = [...dynamicPages, ...moreDynamicPages].map(([path]) => path);
