import { z } from "zod";
import { fact, label, sentence, title } from "./text.ts";

const phone = z.strictObject({
  /** The number as shown on the page, with spaces. */
  display: z.string().regex(/^\+\d[\d ]{7,18}$/, "is not a phone number such as +44 113 496 0199"),
  /** The label shown with the number, such as "New projects". */
  desk: label,
});
const mailbox = z.strictObject({ address: z.email(), desk: label });
const socialNetwork = z.enum(["linkedin", "youtube", "x", "github", "facebook", "instagram"]);

export const company = z.strictObject({
  /** The trading name. */
  name: label,
  /** The registered name, shown in the copyright line and in emails. */
  legalName: label,
  /** A short description of the company, for the footer and search engines. */
  tagline: sentence,
  /**
   * The company number, registered office, VAT number and the like, shown in the footer and on the contact page. List
   * those that the company has and its country requires.
   */
  registrations: fact.array().max(6),
  /** A full date, or only the year. */
  foundedOn: z.union(
    [z.iso.date(), z.string().regex(/^\d{4}$/)],
    "is not a date such as 1991-03-04 or a year such as 1991",
  ),
  /** Shown in the counters as "35 years of experience". */
  yearsOfExperience: z.int().positive(),
  /** The two letters at the start of every message's reference: AG-7K4M-Q2XD-9PWT. */
  referencePrefix: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters"),
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
  /** The authority that handles data protection complaints. */
  regulator: label,
  openingHours: title,
  /** A network without a URL is shown as an icon that is not a link. */
  social: z.strictObject({ network: socialNetwork, label, url: z.url().optional() }).array().min(1).max(6),
  /** The terms and conditions. Without a URL, the footer shows plain text instead of a link. */
  termsUrl: z.url().optional(),
  /** Whether public/film contains a film of this company. The film shows the company's name and founding year. */
  hasFilm: z.boolean(),
  /** The person who reads new inquiries. Shown beside the contact form and the inquiry forms. */
  inquiryContact: z.strictObject({ name: label, role: label, person: z.string() }),
});

export type Company = z.infer<typeof company>;
