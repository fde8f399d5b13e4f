import { type Form, WORD_FIELD } from "../forms.ts";
import {
  type HeldFileContent,
  holdFile,
  openHeldFile,
  sealHeldFile,
  type Upload,
} from "../held-files/held-files.ts";
import type { FileField } from "../messages/files.ts";
import {
  FILL_TIME_FIELD,
  HONEYPOT_FIELD,
  heldTokenField,
  NEW_WORD_FIELD,
  REMOVE_FIELD,
} from "../messages/form-fields.ts";
import type { KeptInput, Outcome } from "../messages/outcome.ts";
import type { FormPost } from "../multipart/form-body.ts";
import { UnreadableForm } from "../multipart/form-body.ts";
import { readForm } from "../multipart/read-form.ts";
import type { FilePart, FormLimits } from "../multipart/read-multipart.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/store-errors.ts";
import type { Client, ReceiveContext } from "./receive-context.ts";

const MEBIBYTE = 1024 * 1024;

/** A message of 10,000 characters (UTF-16 code units) has at most 30,000 bytes. */
const LIMITS: FormLimits = { bodyBytes: MEBIBYTE / 4, fieldBytes: 30_000, textBytes: 60_000, parts: 40 };
/**
 * Two files of the maximum size take 20 MiB. The limit is higher, because files that are too large are read to the end:
 * browsers show our error message only after they have sent the whole body.
 */
const LIMITS_WITH_FILES: FormLimits = { ...LIMITS, bodyBytes: 64 * MEBIBYTE };

const OTHER_FIELDS = [HONEYPOT_FIELD, NEW_WORD_FIELD, REMOVE_FIELD, FILL_TIME_FIELD];

/** A form after it has been read. */
export type Sent = {
  /** The known fields as sent, not yet validated. If a name is repeated, the first value counts. */
  fields: ReadonlyMap<string, string>;
  uploads: ReadonlyMap<FileField, Upload>;
  /** Files held since an earlier attempt, from the tokens in the form. */
  held: ReadonlyMap<FileField, HeldFileContent>;
  /** The size limit that the form exceeded, if any. In that case, some fields may not have been read. */
  exceeded: { limit: number; field: string | undefined } | null;
  /** Set if a file could not be stored. */
  storeFailure: StoreUnavailable | null;
  /** Input to show in the form again. It may include held files that have expired; `check` removes them later. */
  kept: KeptInput;
};

/** Reads the body. Files are streamed to the store, where they expire after an hour unless the form is accepted. */
export async function read(
  context: ReceiveContext,
  form: Form,
  post: FormPost,
  client: Client,
): Promise<Outcome | Sent> {
  const { store, sealer } = context;
  const known = new Set([...form.textFields, ...form.fileFields.map(heldTokenField), ...OTHER_FIELDS]);
  const fields = new Map<string, string>();
  const uploads = new Map<FileField, Upload>();
  const seen = new Set<FileField>();
  let storeFailure: StoreUnavailable | null = null;
  let exceeded: Sent["exceeded"] = null;

  async function file(part: FilePart) {
    const field = form.fileFields.find((name) => name === part.name);
    if (!field || seen.has(field) || storeFailure) {
      for await (const _ of part.bytes);
      return;
    }
    seen.add(field);
    try {
      const holder = { uploader: context.uploaderOf(client), now: context.now() };
      uploads.set(field, await holdFile(store, part, field, holder));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      storeFailure = error;
    }
  }

  try {
    await readForm(post, form.fileFields.length > 0 ? LIMITS_WITH_FILES : LIMITS, {
      field(name, value) {
        if (known.has(name) && !fields.has(name)) fields.set(name, value);
      },
      file,
    });
  } catch (error) {
    if (!(error instanceof UnreadableForm) || error.status !== 413) await discardUploads(store, uploads);
    if (!(error instanceof UnreadableForm)) throw error;
    if (error.status !== 413) return { outcome: "refused", status: error.status, message: error.message };
    exceeded = { limit: error.limit, field: error.field };
  }

  const held = new Map<FileField, HeldFileContent>();
  for (const field of form.fileFields) {
    const content = openHeldFile(sealer, field, fields.get(heldTokenField(field)) ?? "");
    if (content) held.set(field, content);
  }
  const heldFiles = form.fileFields.flatMap((field) => {
    const upload = uploads.get(field);
    const content = upload?.status === "held" ? upload.file : held.get(field);
    return content ? [sealHeldFile(sealer, field, content)] : [];
  });
  const kept = { values: typedValues(form, fields), heldFiles };
  return { fields, uploads, held, exceeded, storeFailure, kept };
}

async function discardUploads(store: Store, uploads: ReadonlyMap<FileField, Upload>): Promise<void> {
  const ids = [...uploads.values()].flatMap((upload) => (upload.status === "held" ? [upload.file.id] : []));
  if (ids.length > 0) await store.discardFiles(ids).catch(() => {});
}

function typedValues(form: Form, fields: ReadonlyMap<string, string>): Record<string, string> {
  const names = form.textFields.filter((name) => name !== WORD_FIELD);
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""]));
}
