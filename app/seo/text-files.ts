import { type CollectionName, collections } from "../content/collections.ts";
import { company } from "../content/company.ts";
import { collectionEntries } from "../content/derived/collection-entries.ts";
import { listedServices } from "../content/derived/listed-services.ts";
import { isPublished } from "../content/derived/publication.ts";
import { siteDates } from "../content/site-dates.ts";
import { team } from "../content/team.ts";
import { absoluteUrl } from "./absolute-url.ts";

const lines = (...text: string[]) => `${text.join("\n")}\n`;

/** Nothing is disallowed: crawlers have to read a page to see its "noindex". */
export const robots = () => lines("User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`);

export const humans = () =>
  lines(
    "/* TEAM */",
    ...team.value.members.map(({ name, title }) => `${title}: ${name}`),
    `From: ${company.value.address.locality}, ${company.value.address.country}`,
    "",
    "/* SITE */",
    `Last update: ${siteDates.value.contentUpdated.replaceAll("-", "/")}`,
    "Language: English",
    "Typefaces: Familjen Grotesk, Hanken Grotesk",
    "Icons: Lucide",
  );

export const securityContact = () =>
  lines(
    `Contact: mailto:${company.value.emails.projects.address}`,
    `Expires: ${siteDates.value.securityContactExpires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  );

/** A table of contents for language models (llmstxt.org). */
export function llms() {
  const { street, locality, postalCode, country } = company.value.address;
  const address = `${company.value.legalName}, ${street}, ${locality} ${postalCode}, ${country}`;
  const desk = `Phone ${company.value.phones.projects.display}, email ${company.value.emails.projects.address}`;
  const chapters = Object.entries(collections).map(([name, { heading }]) => {
    const entries = collectionEntries[name as CollectionName]
      .filter(isPublished)
      .map(({ title, name = title, path, seo }) => ({ name, path, seo }));
    const listed = name === "service" ? [...listedServices, ...entries] : entries;
    const links = listed.map(
      ({ name, path, seo }) => `- [${name}](${absoluteUrl(path)}): ${seo.description}`,
    );
    return lines(`## ${heading}`, "", ...links);
  });
  return [
    lines(
      `# ${company.value.name}`,
      "",
      `> ${company.value.tagline}`,
      "",
      `${address}. ${desk}. Contact form: ${absoluteUrl("/contact")}`,
    ),
    ...chapters,
  ].join("\n");
}
