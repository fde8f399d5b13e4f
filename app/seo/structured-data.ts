import type {
  BreadcrumbList,
  Graph,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { company } from "../content/company.ts";
import type { Seo } from "../content/fields/text.ts";
import type { Crumb } from "../ui/headings/breadcrumbs.tsx";
import { absoluteUrl } from "./absolute-url.ts";

export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** A short reference to the company. `organization` returns the full description. */
export const publisher: Organization = {
  "@type": "Organization",
  "@id": absoluteUrl("/#organization"),
  name: company.value.name,
  url: absoluteUrl("/"),
};

export const postalAddress = {
  "@type": "PostalAddress",
  streetAddress: company.value.address.street,
  addressLocality: company.value.address.locality,
  addressRegion: company.value.address.region,
  postalCode: company.value.address.postalCode,
  addressCountry: company.value.address.countryCode,
} as const;

const place = {
  "@type": "Place",
  address: postalAddress,
  geo: { "@type": "GeoCoordinates", ...company.value.location },
  openingHoursSpecification: company.value.openingHours.map(({ days, from, to }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days,
    opens: from,
    closes: to,
  })),
} as const;

/** The numbers that schema.org has a property for, without spaces. */
const registrations = Object.fromEntries(
  company.value.registrations.flatMap(({ property, value }) =>
    property ? [[property, value.replaceAll(" ", "")]] : [],
  ),
);

const profiles = company.value.social.flatMap(({ url }) => url ?? []);

export const organization = (): Organization => ({
  ...publisher,
  legalName: company.value.legalName,
  description: company.value.tagline,
  foundingDate: company.value.foundedOn,
  logo: absoluteUrl("/icon-512.png"),
  email: company.value.emails.projects.address,
  telephone: company.value.phones.projects.display,
  address: postalAddress,
  location: place,
  ...registrations,
  ...(profiles.length > 0 && { sameAs: profiles }),
});

const searchAction: WithActionConstraints<SearchAction> = {
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl("/search")}?q={query}` },
  "query-input": "required name=query",
};

const site: WebSite = {
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name: company.value.name,
  url: absoluteUrl("/"),
  inLanguage: "en",
  publisher,
  potentialAction: searchAction,
};

function breadcrumbs(path: string, trail: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(to ?? path),
    })),
  };
}

type PageFacts = {
  seo: Seo;
  path: string;
  trail?: Crumb[];
  kind?: PageKind;
  things?: Thing[];
  updatedOn?: string;
};

/** A page's structured data as one JSON-LD graph. */
export function pageGraph({ seo, path, trail, kind = "WebPage", things = [], updatedOn }: PageFacts): Graph {
  const address = absoluteUrl(path);
  return {
    "@context": "https://schema.org",
    "@graph": [
      site,
      {
        "@type": kind,
        "@id": address,
        url: address,
        name: seo.title,
        description: seo.description,
        isPartOf: { "@id": absoluteUrl("/#website") },
        ...(updatedOn && { dateModified: updatedOn }),
      },
      ...(trail ? [breadcrumbs(path, trail)] : []),
      ...things,
    ],
  };
}
