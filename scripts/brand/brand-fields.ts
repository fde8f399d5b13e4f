import type { Company } from "../../app/content/schema/company.ts";
import { type BrandColours, inkFor } from "./derive-palette.ts";

/** A brand while it is being changed. */
export type BrandDraft = { company: Company; colours: BrandColours };

export type BrandField = {
  flag: string;
  question: string;
  now: (draft: BrandDraft) => string;
  /** Changes the draft, and with it whatever follows from the answer; a later field may differ. */
  set: (draft: BrandDraft, answer: string, today: Date) => void;
};

type Network = Company["social"][number]["network"];

const networkNames: Record<Network, string> = {
  linkedin: "LinkedIn",
  youtube: "YouTube",
  x: "X",
  github: "GitHub",
  facebook: "Facebook",
  instagram: "Instagram",
};

export const brandFields: BrandField[] = [
  {
    flag: "name",
    question: "Company name",
    now: ({ company }) => company.name,
    set({ company }, answer) {
      if (answer === company.name) return;
      company.name = answer;
      company.legalName = answer;
      company.hasFilm = false;
    },
  },
  companyText("legal-name", "Name on contracts and in the copyright line", "legalName"),
  companyText("registration", "Registration line in the footer", "registration"),
  {
    flag: "founded",
    question: "Founded, as a year or a day (2003 or 2003-05-17)",
    now: ({ company }) => company.foundedOn,
    set({ company }, answer, today) {
      const year = answer.slice(0, 4);
      if (!company.foundedOn.startsWith(year)) company.hasFilm = false;
      if (answer !== company.foundedOn)
        company.tagline = `Software engineering and consulting since ${year}.`;
      company.foundedOn = answer;
      company.yearsOfExperience = today.getFullYear() - Number(year);
    },
  },
  companyText("tagline", "One sentence that says what the company does", "tagline"),
  listed("phone", "Phone, new projects", "phones", 0, "display"),
  listed("support-phone", "Phone, clients", "phones", 1, "display"),
  listed("email", "Email, new projects", "emails", 0, "address"),
  listed("careers-email", "Email, careers", "emails", 1, "address"),
  addressPart("street", "Street and number", "street"),
  addressPart("locality", "Town", "locality"),
  addressPart("region", "County or state", "region"),
  addressPart("postal-code", "Postal code", "postalCode"),
  addressPart("country", "Country", "country"),
  addressPart("country-code", "Country code of two letters", "countryCode"),
  {
    flag: "location",
    question: "Latitude and longitude, for the map",
    now: ({ company }) => `${company.location.latitude},${company.location.longitude}`,
    set({ company }, answer) {
      const [latitude = Number.NaN, longitude = Number.NaN] = answer.split(",").map(Number);
      company.location = { latitude, longitude };
    },
  },
  companyText("opening-hours", "Opening hours", "openingHours"),
  ...(Object.keys(networkNames) as Network[]).map(socialLink),
  {
    flag: "brand-colour",
    question: "Brand colour, of links and what is active (#rrggbb)",
    now: ({ colours }) => colours.brand,
    set({ colours }, answer) {
      if (answer === colours.brand) return;
      colours.brand = answer.toLowerCase();
      if (isColour(colours.brand)) colours.ink = inkFor(colours.brand);
    },
  },
  colour("accent-colour", "Accent colour, of the one lit block", "accent"),
  colour("ink-colour", "Ink, of headings and dark bands", "ink"),
];

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

function companyText(
  flag: string,
  question: string,
  field: "legalName" | "registration" | "tagline" | "openingHours",
): BrandField {
  return {
    flag,
    question,
    now: ({ company }) => company[field],
    set({ company }, answer) {
      company[field] = answer;
    },
  };
}

function addressPart(flag: string, question: string, part: keyof Company["address"]): BrandField {
  return {
    flag,
    question,
    now: ({ company }) => company.address[part],
    set({ company }, answer) {
      company.address[part] = answer;
    },
  };
}

function listed<List extends "phones" | "emails">(
  flag: string,
  question: string,
  list: List,
  place: number,
  field: List extends "phones" ? "display" : "address",
): BrandField {
  const entry = ({ company }: BrandDraft) => company[list][place] as Record<string, string> | undefined;
  return {
    flag,
    question,
    now: (draft) => entry(draft)?.[field] ?? "",
    set(draft, answer) {
      const found = entry(draft);
      if (found) found[field] = answer;
    },
  };
}

/** "none" leaves the mark without a link, "off" takes it away. */
function socialLink(network: Network): BrandField {
  return {
    flag: network,
    question: `${networkNames[network]}: its address, none for a mark without a link, off for no mark`,
    now({ company }) {
      const found = company.social.find((each) => each.network === network);
      return found ? (found.url ?? "none") : "off";
    },
    set({ company }, answer) {
      const entry = { network, label: networkNames[network], url: answer === "none" ? null : answer };
      const place = company.social.findIndex((each) => each.network === network);
      if (answer === "off") company.social = company.social.filter((each) => each.network !== network);
      else if (place === -1) company.social.push(entry);
      else company.social[place] = entry;
    },
  };
}

function colour(flag: string, question: string, name: keyof BrandColours): BrandField {
  return {
    flag,
    question,
    now: ({ colours }) => colours[name],
    set({ colours }, answer) {
      colours[name] = answer.toLowerCase();
    },
  };
}
