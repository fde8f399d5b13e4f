import { company } from "../app/content/company.ts";

/** One page of each kind, and those that only exist in answer to something. */
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
  ...(company.hasFilm ? ["/intro-film"] : []),
  "/services/cloud",
  "/services/custom-software-development",
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
];

export const answerPages = [
  "/search?q=cloud",
  "/search?q=zeppelin",
  "/nope",
  "/career/nope",
  "/thank-you/contact/AG-7Q4F-2KXM",
];
