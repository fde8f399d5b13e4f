import { z } from "zod";
import { label, sentence, title } from "./text.ts";

const phone = z.strictObject({
  /** As people write it. */
  display: z.string().regex(/^\+\d[\d ]{7,18}$/),
  /** What the desk that answers it is called. */
  desk: label,
});
const mailbox = z.strictObject({ address: z.email(), desk: label });
const socialNetwork = z.enum(["linkedin", "youtube", "x", "github", "facebook", "instagram"]);

export const company = z.strictObject({
  /** The name on the sign. */
  name: label,
  /** The name on contracts and in the copyright line. */
  legalName: label,
  /** One sentence that says what the firm does. */
  tagline: sentence,
  /** Where it is registered and under which number, for the footer. */
  registration: title,
  /** A day, or the year alone. */
  foundedOn: z.union([z.iso.date(), z.string().regex(/^\d{4}$/)]),
  /** What the counters call "35 years of experience". */
  yearsOfExperience: z.int().positive(),
  phones: phone.array().length(2),
  emails: mailbox.array().length(2),
  address: z.strictObject({
    street: label,
    locality: label,
    region: label,
    postalCode: label,
    country: label,
    countryCode: z.string().length(2),
  }),
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  openingHours: title,
  /** A network without a target is shown as a mark that is not a link. */
  social: z.strictObject({ network: socialNetwork, label, url: z.url().nullable() }).array().min(1).max(6),
  /** Shown as plain text until it names a page. */
  termsUrl: z.url().nullable(),
  /** Whether public/film holds a film of this company: it ends with the name and the founding year. */
  hasFilm: z.boolean(),
  /** Who reads what visitors send. */
  inquiryContact: z.strictObject({ name: label, role: label, person: z.string() }),
});

export type Company = z.infer<typeof company>;
