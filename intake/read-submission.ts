import type { FormPost } from "./form-post.ts";
import type { Form } from "./forms.ts";
import { holdFile, ignoreFile, type Upload } from "./held-files/hold-file.ts";
import type { FileField } from "./messages/files.ts";
import { readForm } from "./multipart/read-form.ts";
import type { FilePart, FormLimits } from "./multipart/read-multipart.ts";
import { UnreadableForm } from "./multipart/unreadable-form.ts";
import type { Store } from "./store/store.ts";
import { StoreUnavailable } from "./store/store-errors.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * A pasted book still comes back as "too long" with its text kept. The body's limit is well above that of the files:
 * a browser shows our answer only after it could send everything.
 */
const LIMITS: FormLimits = { bodyBytes: 8 * MEBIBYTE, fieldBytes: MEBIBYTE / 4, parts: 40 };
const LIMITS_WITH_FILES: FormLimits = { ...LIMITS, bodyBytes: 64 * MEBIBYTE };

export type Incoming = {
  fields: ReadonlyMap<string, string>;
  uploads: ReadonlyMap<FileField, Upload>;
  /** Why the body could not be read whole; what was read until then is there. */
  unreadable: UnreadableForm | null;
  /** Why files could not be stored. */
  storeFailure: StoreUnavailable | null;
};

/** Reads the whole request. Known fields are kept as they were typed, the first of each; files go to the store. */
export async function readSubmission(
  form: Form,
  request: FormPost,
  keep: { store: Store; now: Date; files: boolean; otherFields: readonly string[] },
): Promise<Incoming> {
  const known = new Set([...form.textFields, ...keep.otherFields]);
  const fields = new Map<string, string>();
  const uploads = new Map<FileField, Upload>();
  const claimed = new Set<FileField>();
  let storeFailure: StoreUnavailable | null = null;

  async function file(part: FilePart) {
    const field = form.fileFields.find((name) => name === part.name);
    if (!field || claimed.has(field) || !keep.files || storeFailure) return ignoreFile(part);
    claimed.add(field);
    try {
      uploads.set(field, await holdFile(keep.store, part, field, keep.now));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      storeFailure = error;
    }
  }

  let unreadable: UnreadableForm | null = null;
  try {
    await readForm(request, form.fileFields.length > 0 ? LIMITS_WITH_FILES : LIMITS, {
      field(name, value) {
        if (known.has(name) && !fields.has(name)) fields.set(name, value);
      },
      file,
    });
  } catch (error) {
    if (!(error instanceof UnreadableForm)) {
      await discardUploads(keep.store, uploads);
      throw error;
    }
    unreadable = error;
  }
  return { fields, uploads, unreadable, storeFailure };
}

export async function discardUploads(store: Store, uploads: ReadonlyMap<FileField, Upload>): Promise<void> {
  const ids = [...uploads.values()].flatMap((upload) => (upload.status === "held" ? [upload.file.id] : []));
  if (ids.length > 0) await store.discardFiles(ids).catch(() => {});
}
