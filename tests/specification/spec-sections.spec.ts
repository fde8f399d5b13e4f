import { expect, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { fetchPage, texts } from "../support/spec-page.ts";

/** A company without a film has no section for it. */
const film = (name: string) => (company.value.hasFilm ? [name] : []);

/** The expected section names of each page, in order. A section's heading starts with its name. */
const sectionNames: Record<string, string[]> = {
  "/": [
    "About us",
    "Our partners",
    "Our Services",
    "Our process",
    "Industries",
    "Testimonials",
    "In figures",
    "Latest news",
  ],
  "/about": [
    "Mission and vision",
    "Why choose us",
    "Our team",
    "Our process",
    "In figures",
    "Our partners",
    "Testimonials",
  ],
  "/our-story": [...film("Company intro film"), "Our history"],
  "/our-mission": ["Our team", "Testimonials"],
  "/why-us": [...film("Our intro film"), "Our services", "In figures", "Portfolio", "Testimonials"],
  "/how-we-work": ["Our process", "Pricing", "Portfolio"],
  "/our-partners": ["Our partners"],
  "/services/custom-software-development": [
    "Our capabilities",
    "Client benefits",
    "Our process",
    "Technology",
    "Send an inquiry",
    "Case studies",
    "Why choose us",
    "Testimonials",
    "Frequently asked questions",
  ],
  "/industries/oil-and-gas": [
    "Our services",
    "In figures",
    "Clients We Serve",
    "Send an inquiry",
    "Our process",
    "Client benefits",
    "Frequently asked questions",
  ],
  "/our-portfolio": ["Portfolio"],
  "/career": ["Job openings", "Recruitment process"],
  "/faq": ["Frequently asked questions"],
};

for (const [path, names] of Object.entries(sectionNames)) {
  test(`${path} has the expected section names, in order`, async ({ request }) => {
    const headings = texts((await fetchPage(request, path)).main.find("h2"));
    const named = headings.flatMap((heading) => names.find((name) => heading.startsWith(name)) ?? []);
    expect(named).toEqual(names);
  });
}
