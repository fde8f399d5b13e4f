import { z } from "zod";
import { person } from "./fields/person.ts";
import { fact, label, sentence, title } from "./fields/text.ts";
import { type ContentOf, factsFile } from "./reading/facts-file.ts";

const phone = z.strictObject({
  display: z
    .string()
    .regex(/^\+\d[\d ]{7,18}$/, "is not a phone number such as +44 113 496 0199")
    .meta({ description: "The number as shown on the page, with spaces." }),
  desk: label.meta({ description: 'The label shown with the number, such as "New projects".' }),
});
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "is not a time such as 08:30");
const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
const openingHours = z
  .strictObject({
    days: weekday.array().min(1).max(7),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => to > from, { path: ["to"], error: "must be later than the time before it" });
const registration = fact.extend({
  property: z
    .enum(["vatID", "taxID", "leiCode", "duns"])
    .optional()
    .meta({ description: "What search engines call this number (schema.org), if they know it." }),
});
const mailbox = z.strictObject({ address: z.email(), desk: label });
const socialNetwork = z.enum(["linkedin", "youtube", "x", "github", "facebook", "instagram"]);

export const company = factsFile("company.yaml", {
  name: label.meta({ description: "The trading name." }),
  legalName: label.meta({ description: "The registered name, shown in the copyright line and in emails." }),
  tagline: sentence.meta({
    description: "A short description of the company, for the footer and search engines.",
  }),
  /**
   * The company number, registered office, VAT number and the like, shown in the footer and on the contact page. List
   * those that the company has and its country requires.
   */
  registrations: registration.array().max(6),
  /** A full date, or only the year. */
  foundedOn: z
    .string()
    .refine(
      (value) => /^\d{4}$/.test(value) || z.iso.date().safeParse(value).success,
      "is not a date such as 1991-03-04 or a year such as 1991",
    ),
  yearsOfExperience: z
    .int()
    .positive()
    .meta({ description: 'Shown in the counters as "35 years of experience".' }),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be two capital letters")
    .meta({ description: "The two letters at the start of every message's reference: AG-7K4M-Q2XD-9PWT." }),
  phones: z.strictObject({ projects: phone, clients: phone }),
  emails: z.strictObject({ projects: mailbox, careers: mailbox }),
  address: z.strictObject({
    street: label,
    locality: label,
    region: label,
    postalCode: label,
    country: label,
    countryCode: z.string().length(2),
  }),
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** The time zone of the times in emails to staff. */
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
      "is not a time zone such as Europe/London",
    ),
  /**
   * Companies that process visitors' messages for us, named in the privacy policy: "Northfold hosts this website." With
   * WEBHOOK_URL, also the company that receives the messages.
   */
  processors: z.strictObject({ name: label, task: title }).array().max(6),
  regulator: label.meta({ description: "The authority that handles data protection complaints." }),
  /** When the office is open, in the time zone above. Shown as "Monday to Friday, 8:30 to 17:30". */
  openingHours: openingHours.array().min(1).max(7),
  social: z
    .strictObject({ network: socialNetwork, label, url: z.url().optional() })
    .array()
    .min(1)
    .max(6)
    .meta({ description: "A network without a URL is shown as an icon that is not a link." }),
  termsUrl: z.url().optional().meta({
    description: "The terms and conditions. Without a URL, the footer shows plain text instead of a link.",
  }),
  hasFilm: z.boolean().meta({
    description:
      "Whether public/film contains a film of this company. The film shows the company's name and founding year.",
  }),
  inquiryContact: z.strictObject({ name: label, role: label, person }).meta({
    description: "The person who reads new inquiries. Shown beside the contact form and the inquiry forms.",
  }),
});

export type Company = ContentOf<typeof company>;
