import type { Form } from "../forms.ts";
import { sealHeldFile } from "../held-files/held-files.ts";
import type { FieldErrors } from "../messages/check-fields.ts";
import { FILE_MESSAGES, type FileField, REQUIRED_FILES } from "../messages/files.ts";
import { heldTokenField } from "../messages/form-fields.ts";
import type { HeldFile } from "../messages/outcome.ts";
import type { Sealer } from "../sealing/sealer.ts";
import type { Store, StoredFile } from "../store/store.ts";
import type { Sent } from "./read.ts";

export type ChosenFiles = {
  files: ReadonlyMap<FileField, StoredFile>;
  errors: FieldErrors;
  /** The ids of held files that a new upload has replaced. */
  replaced: string[];
};

/** Chooses the file for each file field: the new upload, or else the file held since an earlier attempt. */
export async function chooseFiles(form: Form, sent: Sent, store: Store, now: Date): Promise<ChosenFiles> {
  const files = new Map<FileField, StoredFile>();
  const errors: FieldErrors = {};
  const replaced: string[] = [];
  const ids = [...sent.held.values()].map(({ id }) => id);
  const held = ids.length > 0 ? await store.findFiles(ids, now) : [];
  for (const field of form.fileFields) {
    const upload = sent.uploads.get(field);
    const earlier = held.find((file) => file.id === sent.held.get(field)?.id);
    if (upload?.status === "held") {
      files.set(field, upload.file);
      if (earlier) replaced.push(earlier.id);
    } else if (earlier) {
      files.set(field, earlier);
    } else if (sent.fields.get(heldTokenField(field))) {
      errors[field] = [FILE_MESSAGES[field].expired];
    } else if (REQUIRED_FILES.includes(field)) {
      errors[field] = [FILE_MESSAGES[field].missing];
    }
    if (upload?.status === "empty") errors[field] = [FILE_MESSAGES[field].empty];
  }
  return { files, errors, replaced };
}

/** Creates the tokens that the next attempt can send instead of the files. Files of a stored application get none. */
export function toHeldFiles(files: ReadonlyMap<FileField, StoredFile>, sealer: Sealer): HeldFile[] {
  return [...files].flatMap(([field, file]) =>
    file.submissionId === null ? [sealHeldFile(sealer, field, file)] : [],
  );
}
