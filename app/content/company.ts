import type { Company } from "./schema/company.ts";

/** Every fact about the company. No component and no other content file spells one of them out. */
export const company: Company = {
  name: "Aldergate",
  legalName: "Aldergate Ltd",
  tagline: "Software engineering and consulting, in business since Monday, 4 March 1991.",
  foundedOn: "1991-03-04",
  yearsOfExperience: 35,
  phones: [
    { display: "+44 113 496 0199", desk: "Sales and new projects" },
    { display: "+44 113 496 0142", desk: "Clients, day and night" },
  ],
  emails: [
    { address: "hello@aldergate.example", desk: "Sales and new projects" },
    { address: "careers@aldergate.example", desk: "Career" },
  ],
  address: {
    street: "9 Alder Wharf",
    locality: "Leeds",
    region: "West Yorkshire",
    postalCode: "LS10 1JH",
    country: "United Kingdom",
    countryCode: "GB",
  },
  location: { latitude: 53.7899, longitude: -1.5302 },
  openingHours: "Monday to Friday, 8:30 to 17:30",
  social: [
    { network: "linkedin", label: "LinkedIn", url: null },
    { network: "youtube", label: "YouTube", url: null },
    { network: "x", label: "X", url: null },
    { network: "facebook", label: "Facebook", url: null },
  ],
  termsUrl: null,
  hasFilm: true,
  inquiryContact: { name: "Henrik Dahl", role: "Principal engineer", person: "henrik" },
};
