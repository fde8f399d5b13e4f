import { parse } from "hono/utils/cookie";
import { addressKey } from "../abuse/limit-keys.ts";
import type { FieldErrors } from "../forms/common.ts";
import { FILL_TIME_FIELD, HONEYPOT_FIELD, NEW_WORD_FIELD } from "../forms/common.ts";
import {
  FILE_MESSAGES,
  MAX_MESSAGE_LENGTH,
  REQUIRED_FILES,
  toLocalPath,
  toMultiLine,
  WORD_MESSAGES,
} from "../forms/fields.ts";
import type { Outcome } from "../forms/outcome.ts";
import { type Source, toSource, UNKNOWN_SOURCE } from "../forms/source.ts";
import { checkText, type Form, WORD_FIELD } from "../forms.ts";
import type { NewMessage } from "../store/store.ts";
import type { Sent } from "./read-form.ts";
import type { Client, ReceiveContext } from "./receive-context.ts";

/** The parts of a new message that come from its form. */
export type CheckedMessage = Pick<
  NewMessage,
  "status" | "fields" | "page" | "source" | "files" | "challenges"
>;

/**
 * Returns a message to store, or an outcome that shows the form again. Only a filled-in honeypot makes a message spam:
 * every other rule can match a person, whose message must reach staff.
 */
export async function checkMessage(
  context: ReceiveContext,
  form: Form,
  request: Request,
  client: Client,
  sent: Sent,
): Promise<Outcome | CheckedMessage> {
  const { kept } = sent;
  const source = sourceOf(request, sent);
  if (form.wordCheck && sent.fields.has(NEW_WORD_FIELD)) return { outcome: "new-word", status: 200, ...kept };
  // Spam is stored without its files.
  if (sent.fields.get(HONEYPOT_FIELD))
    return { status: "spam", ...uncheckedText(form, sent), source, files: [], challenges: null };

  const { fields, page, errors: textErrors } = checkText(form, sent.fields);
  const word = await checkWord(context, form, request, sent);
  const errors: FieldErrors = {
    ...textErrors,
    ...checkFiles(form, sent),
    ...checkOpening(context, form, page),
    ...(!textErrors[WORD_FIELD] && word.errors),
  };
  if (Object.keys(errors).length > 0) {
    // A correct CAPTCHA word stays filled in, so that a mistake elsewhere does not force the visitor to type it again.
    const typed: Record<string, string> = word.matching?.length
      ? { [WORD_FIELD]: sent.fields.get(WORD_FIELD) ?? "" }
      : {};
    const values = { ...kept.values, ...typed };
    const { changed: wordChanged } = word;
    return { outcome: "invalid", status: 422, fieldErrors: errors, wordChanged, ...kept, values };
  }
  const suspicious = form.wordCheck === null && isSuspicious(context, client, sent, fields);
  const files = [...sent.files.values()];
  const status = suspicious ? "suspicious" : "received";
  return { status, fields, page, source, files, challenges: word.matching };
}

/**
 * The page's script sends the source with the form. Without JavaScript, only the campaign in the page's URL is known. With
 * Global Privacy Control, nothing is kept.
 */
function sourceOf({ url, headers }: Request, { fields }: Sent): Source {
  if (headers.get("sec-gpc") === "1") return UNKNOWN_SOURCE;
  const page = URL.parse(headers.get("referer") ?? "") ?? new URL(url);
  return toSource((field) => fields.get(field) ?? page.searchParams.get(field));
}

function checkFiles(form: Form, { files }: Sent): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of form.fileFields) {
    const file = files.get(field);
    if (file?.bytes.length === 0) errors[field] = [FILE_MESSAGES[field].empty];
    if (!file && REQUIRED_FILES.includes(field)) errors[field] = [FILE_MESSAGES[field].missing];
  }
  return errors;
}

function checkOpening({ closedOpening }: ReceiveContext, { kind }: Form, page: string): FieldErrors {
  const reason = kind === "application" ? closedOpening(page) : undefined;
  return reason ? { applyfor: [reason] } : {};
}

/** The text of a form with a filled-in honeypot: truncated, but not validated. */
function uncheckedText(form: Form, sent: Sent): Pick<CheckedMessage, "fields" | "page"> {
  const typed = form.textFields.map((name) => {
    const text = toMultiLine(sent.fields.get(name) ?? "").slice(0, MAX_MESSAGE_LENGTH);
    return [name, text] as const;
  });
  const { page = "", [WORD_FIELD]: _word, ...fields } = Object.fromEntries(typed);
  return { fields, page: toLocalPath(page) };
}

type CheckedWord = { matching: readonly string[] | null; changed: boolean; errors: FieldErrors };

/**
 * Checks the CAPTCHA word. A wrong word counts as a wrong guess even if other fields are invalid. A correct word is used
 * up only when the message is stored.
 */
async function checkWord(
  { wordCheck, store, now }: ReceiveContext,
  form: Form,
  request: Request,
  sent: Sent,
): Promise<CheckedWord> {
  if (form.wordCheck === null) return { matching: null, changed: false, errors: {} };
  const typed = sent.fields.get(WORD_FIELD)?.trim() ?? "";
  const { open, matching } = wordCheck.compare(
    form.wordCheck,
    parse(request.headers.get("cookie") ?? ""),
    typed,
  );
  if (matching.length > 0) return { matching, changed: false, errors: {} };
  if (typed === "") return { matching, changed: open.length === 0, errors: {} };
  const changed = open.length === 0 || (await store.strikeWords(open, now()));
  const message = changed ? WORD_MESSAGES.changed : WORD_MESSAGES.wrong;
  return { matching, changed, errors: { [WORD_FIELD]: [message] } };
}

const MAX_LINKS = 5;
const LINK = /https?:\/\/|\bwww\.|\[url/gi;

/**
 * For forms without a word check (CAPTCHA): whether a bot may have filled in the form, because it was faster than a
 * person types, or has many links, or is one of many from an address. A person who pastes text, or an office with one IP
 * address, can look the same.
 */
function isSuspicious(
  { rateLimits, fastestFillMs }: ReceiveContext,
  client: Client,
  sent: Sent,
  fields: Record<string, string>,
): boolean {
  // Without JavaScript, the time is not known.
  const fillTime = sent.fields.get(FILL_TIME_FIELD) ?? "";
  const tooFast = /^\d{1,9}$/.test(fillTime) && Number(fillTime) < fastestFillMs;
  const links = Object.values(fields).join("\n").match(LINK) ?? [];
  const overBudget = rateLimits.consume("inquiries", addressKey(client.address)) !== null;
  return tooFast || links.length > MAX_LINKS || overBudget;
}
