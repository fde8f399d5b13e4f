import type { Company } from "./schema/company.ts";

/** Facts about the company, such as its name and address. Pages and emails take them from here. */
export const company: Company = {
  name: "Aldergate",
  legalName: "Aldergate Ltd",
  tagline: "Software engineering and consulting from a staff-owned firm in Leeds. In business since 1991.",
  registrations: [
    { label: "Registered in England and Wales", value: "99910304" },
    { label: "Registered office", value: "9 Alder Wharf, Leeds LS10 1JH" },
    { label: "VAT number", value: "GB 999 9999 73" },
    { label: "ICO registration", value: "ZX991034" },
  ],
  foundedOn: "1991-03-04",
  yearsOfExperience: 35,
  referencePrefix: "AG",
  phones: {
    projects: { display: "+44 113 496 0199", desk: "New projects" },
    clients: { display: "+44 113 496 0142", desk: "Clients, around the clock" },
  },
  emails: {
    projects: { address: "hello@aldergate.example", desk: "New projects" },
    careers: { address: "careers@aldergate.example", desk: "Careers" },
  },
  address: {
    street: "9 Alder Wharf",
    locality: "Leeds",
    region: "West Yorkshire",
    postalCode: "LS10 1JH",
    country: "United Kingdom",
    countryCode: "GB",
  },
  location: { latitude: 53.7899, longitude: -1.5302 },
  timeZone: "Europe/London",
  processors: [
    { name: "Northfold", task: "hosts this website and its database, in London" },
    { name: "Fernpost", task: "delivers our email, from Manchester" },
  ],
  regulator: "Information Commissioner’s Office",
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

/** For use inside sentences, which then stay correct when `company` changes. */
export const city = company.address.locality;
export const foundingYear = company.foundedOn.slice(0, 4);
