import type { RateLimits } from "./abuse/rate-limits.ts";
import { digestMessage } from "./digest.ts";
import type { FormPost } from "./form-post.ts";
import { checkText, type Form, WORD_FIELD } from "./forms.ts";
import { type ChosenFiles, toHeldFiles } from "./held-files/chosen-files.ts";
import type { FieldErrors } from "./messages/check-fields.ts";
import { FILE_MESSAGES } from "./messages/files.ts";
import { HONEYPOT_FIELD } from "./messages/form-fields.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { KeptInput, Outcome } from "./messages/outcome.ts";
import { toLocalPath } from "./messages/page.ts";
import { MAX_MESSAGE_LENGTH, toMultiLine } from "./messages/text.ts";
import { WORD_MESSAGES } from "./messages/word.ts";
import type { Incoming } from "./read-submission.ts";
import { createReference } from "./reference.ts";
import type { Sealer } from "./sealing/sealer.ts";
import type { DeliveryKind } from "./store/database.ts";
import type { NewSubmission, Store } from "./store/store.ts";
import type { WordCheck } from "./word-check/word-check.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type AcceptContext = {
  store: Store;
  sealer: Sealer;
  wordCheck: WordCheck;
  rateLimits: RateLimits;
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  now: () => Date;
};

/** Decides about a message that was read whole, and stores it if it is one. */
export async function acceptMessage(
  context: AcceptContext,
  form: Form,
  request: FormPost,
  incoming: Incoming,
  chosen: ChosenFiles,
  kept: KeptInput,
): Promise<Outcome> {
  if (incoming.fields.get(HONEYPOT_FIELD)) return storeSpam(context, form, incoming, chosen);

  const { fields, page, errors: textErrors } = checkText(form, incoming.fields);
  const typedWord = incoming.fields.get(WORD_FIELD) ?? "";
  const challenges = form.wordCheck
    ? context.wordCheck.match(form.wordCheck, request.headers.get("cookie"), typedWord)
    : null;
  const wrongWord: FieldErrors =
    challenges?.length === 0 && !textErrors[WORD_FIELD] ? { [WORD_FIELD]: [WORD_MESSAGES.wrong] } : {};
  const otherErrors = { ...textErrors, ...chosen.errors };
  if (Object.keys(otherErrors).length > 0) {
    // The right word stays right, so that a mistake elsewhere does not cost typing it again.
    if (challenges && challenges.length > 0) kept.values[WORD_FIELD] = typedWord;
    return invalid({ ...otherErrors, ...wrongWord }, kept);
  }

  const submission = createSubmission(context, form, "received", { fields, page, chosen, challenges });
  // The word of a message that is stored already is used up. Sent again, it is thanked for again.
  if (challenges?.length === 0) return (await thankAgain(context, submission)) ?? invalid(wrongWord, kept);

  const retryAfterSeconds = await context.rateLimits.consume("accepted", submission.email.toLowerCase());
  if (retryAfterSeconds !== null) {
    const thanked = await thankAgain(context, submission);
    return thanked ?? { outcome: "too-many", status: 429, retryAfterSeconds, ...kept };
  }
  return storeMessage(context, submission, chosen, kept);
}

async function storeMessage(
  context: AcceptContext,
  submission: NewSubmission,
  chosen: ChosenFiles,
  kept: KeptInput,
): Promise<Outcome> {
  const { store, rateLimits } = context;
  let stored = false;
  try {
    const result = await store.submit(submission);
    stored = result.status === "stored";
    if (result.status === "word-used") {
      return invalid({ [WORD_FIELD]: [WORD_MESSAGES.used] }, kept, { wordChanged: true });
    }
    if (result.status === "files-gone") return filesGone(context, chosen, kept);
    if (result.status === "duplicate") await discardSpare(store, submission);
    return { outcome: "accepted", status: 303, reference: result.reference };
  } finally {
    if (!stored) await rateLimits.refund("accepted", submission.email.toLowerCase());
  }
}

async function thankAgain({ store }: AcceptContext, submission: NewSubmission): Promise<Outcome | null> {
  const since = new Date(submission.receivedAt.getTime() - DAY_MS);
  const reference = await store.findDuplicate(submission.digest, since);
  if (reference === null) return null;
  await discardSpare(store, submission);
  return { outcome: "accepted", status: 303, reference };
}

/** Files uploaded again with a message that is stored already. If this fails, they expire. */
async function discardSpare(store: Store, { fileIds }: NewSubmission): Promise<void> {
  if (fileIds.length > 0) await store.discardFiles(fileIds).catch(() => {});
}

async function filesGone(context: AcceptContext, chosen: ChosenFiles, kept: KeptInput): Promise<Outcome> {
  const ids = [...chosen.files.values()].map(({ id }) => id);
  const present = await context.store.findFiles(ids, context.now());
  const usable = new Map(
    [...chosen.files].filter(([, file]) =>
      present.some(({ id, submissionId }) => id === file.id && submissionId === null),
    ),
  );
  const errors: FieldErrors = {};
  for (const field of chosen.files.keys()) {
    if (!usable.has(field)) errors[field] = [FILE_MESSAGES[field].expired];
  }
  const heldFiles = toHeldFiles({ ...chosen, files: usable }, context.sealer);
  return invalid(errors, { ...kept, heldFiles });
}

/** Kept for staff to look at, never mailed. The answer looks like success, so that there is nothing to learn from it. */
async function storeSpam(
  context: AcceptContext,
  form: Form,
  incoming: Incoming,
  chosen: ChosenFiles,
): Promise<Outcome> {
  const typed = form.textFields.map((name) => {
    const text = toMultiLine(incoming.fields.get(name) ?? "").slice(0, MAX_MESSAGE_LENGTH);
    return [name, text] as const;
  });
  const { page = "", [WORD_FIELD]: _word, ...fields } = Object.fromEntries(typed);
  const content = { fields, page: toLocalPath(page), chosen, challenges: null };
  const submission = createSubmission(context, form, "spam", content);
  const result = await context.store.submit(submission);
  const reference = "reference" in result ? result.reference : submission.reference;
  return { outcome: "accepted", status: 303, reference };
}

type Content = {
  fields: Record<string, string>;
  page: string;
  chosen: ChosenFiles;
  challenges: readonly string[] | null;
};

function createSubmission(
  context: AcceptContext,
  form: Form,
  status: "received" | "spam",
  { fields, page, chosen, challenges }: Content,
): NewSubmission {
  const files = [...chosen.files.values()];
  const fileHashes = files.map(({ field, sha256 }) => `${field} ${sha256}`);
  return {
    reference: createReference(),
    kind: form.kind,
    status,
    receivedAt: context.now(),
    email: fields.email ?? "",
    page,
    fields,
    digest: digestMessage({ kind: form.kind, status, fields, page, fileHashes }),
    challenges,
    fileIds: files.map(({ id }) => id),
    deliveries: status === "received" ? context.deliveries[form.kind] : [],
  };
}

function invalid(fieldErrors: FieldErrors, kept: KeptInput, { wordChanged = false } = {}): Outcome {
  return { outcome: "invalid", status: 422, fieldErrors, wordChanged, ...kept };
}
