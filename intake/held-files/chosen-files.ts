import type { Form } from "../forms.ts";
import type { FieldErrors } from "../messages/check-fields.ts";
import { FILE_MESSAGES, type FileField, REQUIRED_FILES } from "../messages/files.ts";
import { heldTokenField } from "../messages/form-fields.ts";
import type { HeldFile } from "../messages/outcome.ts";
import type { Incoming } from "../read-submission.ts";
import type { Sealer } from "../sealing/sealer.ts";
import type { Store, StoredFile } from "../store/store.ts";
import { type HeldFileContent, openHeldFile, sealHeldFile } from "./held-file-token.ts";

export type ChosenFiles = {
  files: ReadonlyMap<FileField, StoredFile>;
  errors: FieldErrors;
  /** Held files that a new upload has taken the place of. */
  replaced: string[];
};

/** The files of this try: what was uploaded with it, else what is held from an earlier one. */
export async function chooseFiles(
  form: Form,
  incoming: Incoming,
  { store, sealer, now }: { store: Store; sealer: Sealer; now: Date },
): Promise<ChosenFiles> {
  const files = new Map<FileField, StoredFile>();
  const errors: FieldErrors = {};
  const replaced: string[] = [];
  const posted = openTokens(form, incoming, sealer);
  const ids = [...posted.values()].map(({ id }) => id);
  const held = ids.length > 0 ? await store.findFiles(ids, now) : [];
  for (const field of form.fileFields) {
    const upload = incoming.uploads.get(field);
    const earlier = held.find((file) => file.id === posted.get(field)?.id);
    if (upload?.status === "held") {
      files.set(field, upload.file);
      if (earlier) replaced.push(earlier.id);
    } else if (earlier) {
      files.set(field, earlier);
    } else if (incoming.fields.get(heldTokenField(field))) {
      errors[field] = [FILE_MESSAGES[field].expired];
    } else if (REQUIRED_FILES.includes(field)) {
      errors[field] = [FILE_MESSAGES[field].missing];
    }
    if (upload?.status === "empty") errors[field] = [FILE_MESSAGES[field].empty];
  }
  return { files, errors, replaced };
}

/** What the next try can post instead of the files. A file that went with a stored application is spoken for. */
export function toHeldFiles({ files }: ChosenFiles, sealer: Sealer): HeldFile[] {
  return [...files].flatMap(([field, file]) =>
    file.submissionId === null ? [sealHeldFile(sealer, field, file)] : [],
  );
}

/** The same as far as it can be told without asking the store. */
export function presumeHeldFiles(form: Form, incoming: Incoming, sealer: Sealer): HeldFile[] {
  const posted = openTokens(form, incoming, sealer);
  return form.fileFields.flatMap((field) => {
    const upload = incoming.uploads.get(field);
    const file = upload?.status === "held" ? upload.file : posted.get(field);
    return file ? [sealHeldFile(sealer, field, file)] : [];
  });
}

function openTokens(form: Form, incoming: Incoming, sealer: Sealer): Map<FileField, HeldFileContent> {
  return new Map(
    form.fileFields.flatMap((field) => {
      const file = openHeldFile(sealer, field, incoming.fields.get(heldTokenField(field)) ?? "");
      return file ? [[field, file] as const] : [];
    }),
  );
}
