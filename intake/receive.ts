import { addressKey } from "./abuse/address-key.ts";
import { isCrossSite } from "./abuse/cross-site.ts";
import type { UploadSlots } from "./abuse/upload-slots.ts";
import { type AcceptContext, acceptMessage } from "./accept.ts";
import type { FormPost } from "./form-post.ts";
import { FORMS, type Form, WORD_FIELD } from "./forms.ts";
import { chooseFiles, presumeHeldFiles, toHeldFiles } from "./held-files/chosen-files.ts";
import { MAX_FILE_BYTES } from "./messages/files.ts";
import { HONEYPOT_FIELD, heldTokenField, NEW_WORD_FIELD, REMOVE_FIELD } from "./messages/form-fields.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { KeptInput, Outcome } from "./messages/outcome.ts";
import { discardUploads, type Incoming, readSubmission } from "./read-submission.ts";
import { StoreUnavailable } from "./store/store-errors.ts";

export type IntakeLog = { error(details: object, message: string): void };

export type ReceiveContext = AcceptContext & {
  uploadSlots: UploadSlots;
  publicOrigins: readonly string[];
  maxHeldBytes: number;
  log: IntakeLog;
};

export type Client = { address: string };

const RETRY_SECONDS = 30;

/**
 * Check, store, acknowledge. Forms should put their file inputs last: when a body is cut off at its limit, what stood
 * before the cut is what can be given back.
 */
export async function receive(
  context: ReceiveContext,
  kind: MessageKind,
  request: FormPost,
  client: Client,
): Promise<Outcome> {
  if (isCrossSite(request.headers, context.publicOrigins)) {
    return { outcome: "refused", status: 403, message: "This form was sent from another site." };
  }
  const form = FORMS[kind];
  const retryAfterSeconds = await limitTries(context, client);
  const { incoming, overloaded } = await read(context, form, request, retryAfterSeconds === null);
  const { unreadable } = incoming;
  if (unreadable && unreadable.status !== 413) {
    await discardUploads(context.store, incoming.uploads);
    return { outcome: "refused", status: unreadable.status, message: unreadable.message };
  }
  const kept: KeptInput = {
    values: typedValues(form, incoming),
    heldFiles: presumeHeldFiles(form, incoming, context.sealer),
  };
  if (retryAfterSeconds !== null) return { outcome: "too-many", status: 429, retryAfterSeconds, ...kept };
  try {
    if (incoming.storeFailure) throw incoming.storeFailure;
    if (overloaded) throw new StoreUnavailable("Too many uploads at once.");
    return await decide(context, form, request, incoming, kept);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    context.log.error({ err: error, kind }, "The store is not available: a message could not be taken");
    return { outcome: "unavailable", status: 503, retryAfterSeconds: RETRY_SECONDS, ...kept };
  }
}

async function decide(
  context: ReceiveContext,
  form: Form,
  request: FormPost,
  incoming: Incoming,
  kept: KeptInput,
): Promise<Outcome> {
  const { store, sealer } = context;
  const chosen = await chooseFiles(form, incoming, { store, sealer, now: context.now() });
  if (chosen.replaced.length > 0) await store.discardFiles(chosen.replaced);
  kept.heldFiles = toHeldFiles(chosen, sealer);

  const removed = form.fileFields.find((field) => field === incoming.fields.get(REMOVE_FIELD));
  if (removed) {
    const file = chosen.files.get(removed);
    if (file) await store.discardFiles([file.id]);
    const heldFiles = kept.heldFiles.filter(({ field }) => field !== removed);
    return { outcome: "file-removed", status: 200, field: removed, values: kept.values, heldFiles };
  }
  if (form.wordCheck && incoming.fields.has(NEW_WORD_FIELD)) {
    return { outcome: "new-word", status: 200, ...kept };
  }
  return tooLarge(incoming, kept) ?? (await acceptMessage(context, form, request, incoming, chosen, kept));
}

function tooLarge({ unreadable, uploads }: Incoming, kept: KeptInput): Outcome | null {
  for (const [field, upload] of uploads) {
    if (upload.status !== "too-large") continue;
    return {
      outcome: "too-large",
      status: 413,
      field,
      fileName: upload.fileName,
      limit: MAX_FILE_BYTES,
      ...kept,
    };
  }
  if (!unreadable) return null;
  const { field, limit } = unreadable;
  return { outcome: "too-large", status: 413, ...(field !== undefined && { field }), limit, ...kept };
}

async function limitTries({ rateLimits }: ReceiveContext, client: Client): Promise<number | null> {
  const key = addressKey(client.address);
  return (await rateLimits.consume("pace", key)) ?? (await rateLimits.consume("tries", key));
}

/** Visitors over their limit and those beyond the upload queue get their text back, but their files are not stored. */
async function read(
  context: ReceiveContext,
  form: Form,
  request: FormPost,
  withinLimits: boolean,
): Promise<{ incoming: Incoming; overloaded: boolean }> {
  const wantsFiles = form.fileFields.length > 0 && withinLimits;
  const freeSlot = wantsFiles ? await takeSlot(context) : null;
  const otherFields = [HONEYPOT_FIELD, NEW_WORD_FIELD, REMOVE_FIELD, ...form.fileFields.map(heldTokenField)];
  try {
    const files = freeSlot !== null;
    const keep = { store: context.store, now: context.now(), files, otherFields };
    const incoming = await readSubmission(form, request, keep);
    return { incoming, overloaded: wantsFiles && !files };
  } finally {
    freeSlot?.();
  }
}

/** A store that cannot be asked is found out about later, when the text has been read. */
async function takeSlot({ store, uploadSlots, maxHeldBytes }: ReceiveContext) {
  const heldBytes = await store.heldBytes().catch(() => 0);
  return heldBytes < maxHeldBytes ? uploadSlots.take() : null;
}

function typedValues(form: Form, { fields }: Incoming): Record<string, string> {
  const names = form.textFields.filter((name) => name !== WORD_FIELD);
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""]));
}
