import { expect, test } from "vitest";
import { redirectTarget } from "./redirects.ts";

const pages = new Set(["/", "/about", "/contact", "/services", "/services/cloud", "/faq", "/contact/basic"]);
const target = (pathname: string, search = "") =>
  redirectTarget({ pathname, search }, (page) => pages.has(page));

test.each([
  ["/about.html", "/about"],
  ["/contact.html", "/contact"],
  ["/index.html", "/"],
  ["/service-01.html", "/services"],
  ["/portfolio-detail.html", "/our-portfolio"],
  ["/team-detail.html", "/about"],
  ["/blog-details.html", "/blogs"],
  ["/FAQ.HTML", "/faq"],
])("%s is an old path and redirects to %s", (path, page) => {
  expect(target(path)).toBe(page);
});

test.each([
  ["/about/", "/about"],
  ["/services/cloud///", "/services/cloud"],
  ["/about.html/", "/about"],
  ["//", "/"],
])("%s has extra slashes at the end and redirects to %s", (path, page) => {
  expect(target(path)).toBe(page);
});

test.each(["/", "/about", "/nope", "/nope/", "/nope.html", "/services/nope.html", "/feed.xml"])(
  "%s is not redirected",
  (path) => {
    expect(target(path)).toBeUndefined();
  },
);

test("/contact?plan= redirects to the page of the plan, or to /contact if the plan is unknown", () => {
  expect(target("/contact.html", "?plan=basic")).toBe("/contact/basic");
  expect(target("/contact", "?plan=basic")).toBe("/contact/basic");
  expect(target("/contact", "?plan=nope")).toBe("/contact");
  expect(target("/contact", "?page=2")).toBeUndefined();
});
