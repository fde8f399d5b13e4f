import type { IconName } from "../ui/icons/icon-names.ts";
import { collections } from "./collections.ts";
import { industries } from "./industries.ts";
import { listedIndustries } from "./listed-industries.ts";
import { listedServices } from "./listed-services.ts";
import { isPublished } from "./publication.ts";

export type MenuLink = { label: string; to: string };
export type MenuGroup = MenuLink & { icon: IconName; links: MenuLink[] };

const companyLinks: MenuLink[] = [
  { label: "About Us", to: "/about" },
  { label: "Development Methodology", to: "/development-methodology" },
  { label: "Our Working Models", to: "/our-working-models" },
];

/** The groups of the services menu, in the order that the specification gives. */
const serviceGroups = [
  "software-engineering",
  "digital-engineering",
  "data-engineering-and-analytics",
  "software-testing",
  "business-intelligence",
  "cloud",
  "artificial-intelligence",
];

function serviceGroup(slug: string): MenuGroup {
  const tab = listedServices.find((candidate) => candidate.slug === slug);
  if (!tab)
    throw new Error(`app/content/navigation.ts: there is no service tab "${slug}" in service-tabs.ts`);
  return {
    label: tab.name,
    to: tab.path,
    icon: tab.icon,
    links: tab.subServices.map((sub) => ({
      label: sub.name,
      to: sub.detail ? `${collections.service.alternativeUrl}/${sub.detail}` : "/",
    })),
  };
}

const detailed = new Set(industries.filter(isPublished).map((industry) => industry.slug));

export const navigation = {
  company: companyLinks,
  services: serviceGroups.map(serviceGroup),
  industries: listedIndustries.map((card) => ({
    label: card.name,
    to: detailed.has(card.key) ? `${collections.industry.alternativeUrl}/${card.key}` : "/",
  })),
  plain: [
    { label: "Blogs", to: "/blogs" },
    { label: "Career", to: "/career" },
    { label: "Contact", to: "/contact" },
  ],
  /** The button in the header, in the phone menu and above the footer. */
  meeting: { label: "Book a meeting", to: "/contact" },
  servicesCard: {
    title: "A survey of your system",
    text: "Engineers study it for a fortnight, and you keep the report.",
    to: "/how-we-work",
    image: "tab-software-engineering",
  },
  servicesFoot: {
    text: "Not sure which of these you need? Most people aren’t at first.",
    link: { label: "See all services", to: "/services" },
  },
  industriesFoot: {
    text: "What we know about each trade, and how we learned it.",
    link: { label: "See all industries", to: "/industries" },
  },
  footer: {
    services: listedServices.map((tab) => ({ label: tab.name, to: tab.path })),
    company: [
      { label: "About Us", to: "/about" },
      { label: "Our Story", to: "/our-story" },
      { label: "Our Mission", to: "/our-mission" },
      { label: "Why Us", to: "/why-us" },
      { label: "How We Work", to: "/how-we-work" },
      { label: "Our Partners", to: "/our-partners" },
      { label: "Portfolio", to: "/our-portfolio" },
      { label: "Blogs", to: "/blogs" },
      { label: "Career", to: "/career" },
      { label: "Contact", to: "/contact" },
      { label: "FAQ", to: "/faq" },
    ],
    legal: [{ label: "Privacy Policy", to: "/privacy-policy" }],
    closing: {
      heading: "Bring us the system everyone’s afraid to touch",
      text: "Send us a few sentences, or a few times that suit you for a meeting. An engineer will reply within one working day, and the first hour is free.",
    },
  },
};

export type Navigation = typeof navigation;
