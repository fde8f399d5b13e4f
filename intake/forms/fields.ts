import * as z from "zod/mini";

export const MAX_MESSAGE_LENGTH = 10_000;

/** PostgreSQL can't store NUL and UTF-8 can't encode a lone surrogate, so both are replaced. */
function replaceUnstorable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

/**
 * Replaces line breaks and other control characters: a line break in a name or subject would reach an email header. Removes
 * characters that change the direction of text, because they would reorder what is shown beside a name.
 */
export function toSingleLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(/\p{Bidi_Control}/gu, "");
  return replaceUnstorable(line).trim();
}

/** Keeps the text as typed. Only outer white space, line ends and characters that can't be stored are changed. */
export function toMultiLine(text: string): string {
  return replaceUnstorable(text.replace(/\r\n?/g, "\n")).trim();
}

/** If `name` is "the subject" and `max` is 150, the error says "Please keep the subject to 150 characters." */
export function requiredLine(missing: string, name: string, max: number) {
  return required(toSingleLine, missing, z.maxLength(max, tooLong(name, max)));
}

export function requiredText(missing: string, name: string) {
  return required(toMultiLine, missing, z.maxLength(MAX_MESSAGE_LENGTH, tooLong(name, MAX_MESSAGE_LENGTH)));
}

export function optionalLine(name: string, max: number) {
  return z.string().check(z.overwrite(toSingleLine), z.maxLength(max, tooLong(name, max)));
}

type Rule = z.core.$ZodCheck<string>;

function required(normalise: (text: string) => string, missing: string, ...rules: Rule[]) {
  return z
    .string({ error: missing })
    .check(z.overwrite(normalise), z.minLength(1, { error: missing, abort: true }), ...rules);
}

function tooLong(name: string, max: number): string {
  return `Please keep ${name} to ${max.toLocaleString("en-GB")} characters.`;
}

const MAX_PHONE = 40;
/** Too few for a number that can be called from elsewhere. */
const TOO_FEW_DIGITS = 4;

/** Any notation of any country, and words such as "ext. 12" or "mobile". */
function isPhone(text: string): boolean {
  return text === "" || (text.match(/\p{Nd}/gu)?.length ?? 0) > TOO_FEW_DIGITS;
}

const phoneRules: [Rule, Rule] = [
  z.maxLength(MAX_PHONE, { error: tooLong("the phone number", MAX_PHONE), abort: true }),
  z.refine(isPhone, "Please enter a phone number, like 0113 496 0101 or +44 113 496 0101."),
];

export const requiredPhone = required(toSingleLine, "Please enter your phone number.", ...phoneRules);
export const optionalPhone = z.optional(z.string().check(z.overwrite(toSingleLine), ...phoneRules));

export const WORD_MESSAGES = {
  missing: "Please type the word in the picture.",
  wrong: "That isn’t the word in the picture. Please try again.",
  changed: "That word is wrong or no longer valid. Please type the new word in the picture.",
  used: "That word has already been used. Please type the new word in the picture.",
} as const;

export const wordField = required(toSingleLine, WORD_MESSAGES.missing, z.maxLength(40, WORD_MESSAGES.wrong));

/**
 * Returns the text if it has the form of a path on this site, and "" otherwise. Emails to staff link to this path, so
 * it must not lead to another site.
 */
export function toLocalPath(text: string): string {
  return text.length <= 200 && /^(?:\/[a-z0-9][a-z0-9-]*)*\/?$/i.test(text) ? text : "";
}

/**
 * The page a message was sent from. The field is hidden, so visitors can't correct it: an invalid value is dropped without
 * an error.
 */
export const pageField = z.optional(z.string().check(z.overwrite(toLocalPath)));

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL_DOMAIN = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

export function emailField(missing: string) {
  return required(
    // Line breaks are not trimmed, so that `isPlainAddress` refuses them.
    (text) => trim(text, " \t"),
    missing,
    z.maxLength(MAX_ADDRESS, { error: tooLong("your email address", MAX_ADDRESS), abort: true }),
    z.refine((text) => text.indexOf("@") <= MAX_LOCAL_PART, {
      error: tooLong("the part of your email address before the @", MAX_LOCAL_PART),
      abort: true,
    }),
    z.refine(isPlainAddress, "Please enter one email address, like name@example.com."),
  );
}

/** A loop, because a regular expression would take quadratic time on a long run of these characters. */
export function trim(text: string, characters: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Accepts one plain email address. Quotes, comments, groups, lists and line breaks are refused, because in an email
 * header they could be read as several addresses.
 */
function isPlainAddress(text: string): boolean {
  const [localPart, domain, ...rest] = text.split("@");
  if (localPart === undefined || domain === undefined || rest.length > 0) return false;
  const labels = domain.split(".");
  return (
    LOCAL_PART.test(localPart) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? "")
  );
}

const MEBIBYTE = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * MEBIBYTE;

export function readableSize(bytes: number): string {
  return bytes < MEBIBYTE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEBIBYTE).toFixed(1)} MB`;
}

export const FILE_FIELDS = ["resume", "coverletter"] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** The files that an application must have. The browser and the server both check this. */
export const REQUIRED_FILES: readonly FileField[] = ["resume"];

const fileMessages = (name: string) => ({
  missing: `Please choose your ${name}.`,
  empty: `The ${name} you chose is an empty file. Please choose another.`,
  tooLarge: `Your ${name} is larger than 10MB. Please choose a smaller file.`,
  again: `Please choose your ${name} again. Browsers don’t keep files when a page reloads.`,
});

export const FILE_MESSAGES: Record<FileField, ReturnType<typeof fileMessages>> = {
  resume: fileMessages("CV"),
  coverletter: fileMessages("cover letter"),
};

export function fileField(field: FileField) {
  const messages = FILE_MESSAGES[field];
  const file = z
    .file({ error: messages.missing })
    .check(z.minSize(1, messages.empty), z.maxSize(MAX_FILE_BYTES, messages.tooLarge));
  return REQUIRED_FILES.includes(field) ? file : z.optional(file);
}
