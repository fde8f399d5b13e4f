import { caseStudies } from "../content/case-studies.ts";
import { company } from "../content/company.ts";
import { isPublished } from "../content/entries-of.ts";
import { industries } from "../content/industries.ts";
import { jobs } from "../content/jobs.ts";
import { posts } from "../content/posts.ts";
import { projects } from "../content/projects.ts";
import type { Seo } from "../content/schema/text.ts";
import { serviceTabs } from "../content/service-tabs.ts";
import { services } from "../content/services.ts";
import { contentUpdated, securityContactExpires } from "../content/site-dates.ts";
import { team } from "../content/team.ts";
import { absoluteUrl } from "./absolute-url.ts";

const lines = (...text: string[]) => `${text.join("\n")}\n`;

/** Nothing is disallowed: crawlers have to read a page to see its "noindex". */
export const robots = () => lines("User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`);

export const humans = () =>
  lines(
    "/* TEAM */",
    ...team.map(({ name, title }) => `${title}: ${name}`),
    `From: ${company.address.locality}, ${company.address.country}`,
    "",
    "/* SITE */",
    `Last update: ${contentUpdated.replaceAll("-", "/")}`,
    "Language: English",
    "Typefaces: Familjen Grotesk, Hanken Grotesk",
    "Icons: Lucide",
  );

export const securityContact = () =>
  lines(
    `Contact: mailto:${company.emails.projects.address}`,
    `Expires: ${securityContactExpires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  );

type Listed = { title: string; path: string; seo: Seo };

const chapter = (heading: string, pages: Listed[]) =>
  lines(
    `## ${heading}`,
    "",
    ...pages.map(({ title, path, seo }) => `- [${title}](${absoluteUrl(path)}): ${seo.description}`),
  );

/** A table of contents for language models (llmstxt.org). */
export function llms() {
  return [
    lines(
      `# ${company.name}`,
      "",
      `> ${company.tagline}`,
      "",
      `${company.legalName}, ${company.address.street}, ${company.address.locality} ${company.address.postalCode}, ${company.address.country}. Phone ${company.phones.projects.display}, e-mail ${company.emails.projects.address}. Contact form: ${absoluteUrl("/contact")}`,
    ),
    chapter(
      "Services",
      [...serviceTabs.map((tab) => ({ ...tab, title: tab.name })), ...services.filter(isPublished)].map(
        ({ title, slug, seo }) => ({ title, path: `/services/${slug}`, seo }),
      ),
    ),
    chapter(
      "Industries",
      industries
        .filter(isPublished)
        .map(({ name, slug, seo }) => ({ title: name, path: `/industries/${slug}`, seo })),
    ),
    chapter(
      "Case studies",
      caseStudies
        .filter(isPublished)
        .map(({ title, slug, seo }) => ({ title, path: `/case-studies/${slug}`, seo })),
    ),
    chapter(
      "Portfolio",
      projects
        .filter(isPublished)
        .map(({ title, slug, seo }) => ({ title, path: `/our-portfolio/${slug}`, seo })),
    ),
    chapter(
      "Articles",
      posts.filter(isPublished).map(({ title, slug, seo }) => ({ title, path: `/blog/${slug}`, seo })),
    ),
    chapter(
      "Open positions",
      jobs.filter(isPublished).map(({ title, slug, seo }) => ({ title, path: `/career/${slug}`, seo })),
    ),
  ].join("\n");
}
