import { addressKey } from "../abuse/limit-keys.ts";
import { looksAutomatic } from "../abuse/quiet-check.ts";
import { checkText, type Form, WORD_FIELD } from "../forms.ts";
import type { FieldErrors } from "../messages/check-fields.ts";
import { MAX_MESSAGE_LENGTH, toLocalPath, toMultiLine, WORD_MESSAGES } from "../messages/fields.ts";
import { type FileField, MAX_FILE_BYTES } from "../messages/files.ts";
import { FILL_TIME_FIELD, HONEYPOT_FIELD, NEW_WORD_FIELD, REMOVE_FIELD } from "../messages/form-fields.ts";
import type { KeptInput, Outcome } from "../messages/outcome.ts";
import type { FormPost } from "../multipart/form-body.ts";
import type { StoredFile } from "../store/store.ts";
import { type ChosenFiles, chooseFiles, toHeldFiles } from "./choose-files.ts";
import type { Sent } from "./read.ts";
import type { Client, ReceiveContext } from "./receive-context.ts";

/** A message that can be stored. */
export type Checked = {
  status: "received" | "spam";
  fields: Record<string, string>;
  page: string;
  files: ReadonlyMap<FileField, StoredFile>;
  /** The ids of the issued CAPTCHA words that match the typed word. Null for spam and forms without a word check. */
  challenges: readonly string[] | null;
  kept: KeptInput;
};

/** Returns a message to store, which may be spam, or an outcome that shows the form again. */
export async function check(
  context: ReceiveContext,
  form: Form,
  post: FormPost,
  client: Client,
  sent: Sent,
): Promise<Outcome | Checked> {
  const { store, sealer } = context;
  if (sent.storeFailure) throw sent.storeFailure;
  const chosen = await chooseFiles(form, sent, store, context.now());
  if (chosen.replaced.length > 0) await store.discardFiles(chosen.replaced);
  const kept: KeptInput = { values: sent.kept.values, heldFiles: toHeldFiles(chosen.files, sealer) };

  const removed = form.fileFields.find((field) => field === sent.fields.get(REMOVE_FIELD));
  if (removed) return removeFile(context, removed, chosen, kept);
  if (form.wordCheck && sent.fields.has(NEW_WORD_FIELD)) return { outcome: "new-word", status: 200, ...kept };
  const tooLarge = exceededLimit(sent, kept);
  if (tooLarge) return tooLarge;
  if (sent.fields.get(HONEYPOT_FIELD)) return asSpam(context, uncheckedText(form, sent), chosen, kept);

  const { fields, page, errors: textErrors } = checkText(form, sent.fields);
  const word = await checkWord(context, form, post, sent);
  const errors: FieldErrors = {
    ...textErrors,
    ...chosen.errors,
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
  if (form.wordCheck === null && (await isSuspicious(context, client, sent, fields))) {
    return asSpam(context, { fields, page }, chosen, kept);
  }
  return { status: "received", fields, page, files: chosen.files, challenges: word.matching, kept };
}

type Text = Pick<Checked, "fields" | "page">;

/** The result for spam. Deletes the form's files. */
async function asSpam(
  { store }: ReceiveContext,
  text: Text,
  { files }: ChosenFiles,
  kept: KeptInput,
): Promise<Checked> {
  const ids = [...files.values()].map(({ id }) => id);
  if (ids.length > 0) await store.discardFiles(ids);
  return { status: "spam", ...text, files: new Map(), challenges: null, kept };
}

/** The text of a form with a filled-in honeypot: truncated, but not validated. */
function uncheckedText(form: Form, sent: Sent): Text {
  const typed = form.textFields.map((name) => {
    const text = toMultiLine(sent.fields.get(name) ?? "").slice(0, MAX_MESSAGE_LENGTH);
    return [name, text] as const;
  });
  const { page = "", [WORD_FIELD]: _word, ...fields } = Object.fromEntries(typed);
  return { fields, page: toLocalPath(page) };
}

async function removeFile(
  { store }: ReceiveContext,
  field: FileField,
  { files }: ChosenFiles,
  { values, heldFiles }: KeptInput,
): Promise<Outcome> {
  const file = files.get(field);
  if (file) await store.discardFiles([file.id]);
  const rest = heldFiles.filter((held) => held.field !== field);
  return { outcome: "file-removed", status: 200, field, values, heldFiles: rest };
}

function exceededLimit({ uploads, exceeded }: Sent, kept: KeptInput): Outcome | null {
  const tooLarge = { outcome: "too-large", status: 413, textMissing: exceeded !== null, ...kept } as const;
  for (const [field, upload] of uploads) {
    if (upload.status !== "too-large") continue;
    const { fileName } = upload;
    return { ...tooLarge, field, fileName, limit: MAX_FILE_BYTES };
  }
  if (!exceeded) return null;
  const { field, limit } = exceeded;
  return { ...tooLarge, ...(field !== undefined && { field }), limit };
}

type CheckedWord = { matching: readonly string[] | null; changed: boolean; errors: FieldErrors };

/**
 * Checks the CAPTCHA word. A wrong word counts as a wrong guess even if other fields are invalid. A correct word is used
 * up only when the message is stored.
 */
async function checkWord(
  { wordCheck, store, now }: ReceiveContext,
  form: Form,
  post: FormPost,
  sent: Sent,
): Promise<CheckedWord> {
  if (form.wordCheck === null) return { matching: null, changed: false, errors: {} };
  const typed = sent.fields.get(WORD_FIELD)?.trim() ?? "";
  const { open, matching } = wordCheck.compare(form.wordCheck, post.headers.get("cookie"), typed);
  if (matching.length > 0) return { matching, changed: false, errors: {} };
  if (typed === "") return { matching, changed: open.length === 0, errors: {} };
  const changed = open.length === 0 || (await store.strikeWords(open, now()));
  const message = changed ? WORD_MESSAGES.changed : WORD_MESSAGES.wrong;
  return { matching, changed, errors: { [WORD_FIELD]: [message] } };
}

async function isSuspicious(
  { rateLimits, fastestFillMs }: ReceiveContext,
  client: Client,
  sent: Sent,
  fields: Record<string, string>,
): Promise<boolean> {
  const text = Object.values(fields).join("\n");
  const fillTime = sent.fields.get(FILL_TIME_FIELD) ?? "";
  const automatic = looksAutomatic({ text, fillTime, fastestFillMs });
  const overBudget = (await rateLimits.consume("inquiries", addressKey(client.address))) !== null;
  return automatic || overBudget;
}
