import { WORD_FIELD } from "../forms.ts";
import type { FieldErrors } from "../messages/check-fields.ts";
import { WORD_MESSAGES } from "../messages/fields.ts";
import { FILE_MESSAGES } from "../messages/files.ts";
import type { KeptInput, Outcome } from "../messages/outcome.ts";
import type { Checked } from "./check.ts";
import { toHeldFiles } from "./choose-files.ts";
import type { ReceiveContext } from "./receive-context.ts";
import type { Stored } from "./store.ts";

/**
 * An outcome, with spam as a separate case for our own counters. The sender of spam gets the same response as for an
 * accepted message.
 */
export type Received = Outcome | { outcome: "spam"; reference: string };

/** Turns the result of storing a message into an outcome. */
export async function acknowledge(
  context: ReceiveContext,
  { files, kept }: Checked,
  { submission, result }: Stored,
): Promise<Received> {
  switch (result.status) {
    case "stored":
    case "duplicate": {
      // The files of a duplicate message are not needed. If they can't be discarded now, they expire later.
      const spare = result.status === "duplicate" ? submission.fileIds : [];
      if (spare.length > 0) await context.store.discardFiles(spare).catch(() => {});
      const { reference } = result;
      return submission.status === "spam"
        ? { outcome: "spam", reference }
        : { outcome: "accepted", status: 303, reference };
    }
    case "dropped":
      return { outcome: "spam", reference: submission.reference };
    case "word-used":
      return invalid({ [WORD_FIELD]: [WORD_MESSAGES.used] }, true, kept);
    case "files-gone":
      return filesGone(context, files, kept);
  }
}

/** The outcome if a held file has expired, or if another job application has used it in the meantime. */
async function filesGone(
  { store, sealer, now }: ReceiveContext,
  files: Checked["files"],
  kept: KeptInput,
): Promise<Outcome> {
  const present = await store.findFiles(
    [...files.values()].map(({ id }) => id),
    now(),
  );
  const usable = new Map(
    [...files].filter(([, file]) =>
      present.some(({ id, submissionId }) => id === file.id && submissionId === null),
    ),
  );
  const errors: FieldErrors = {};
  for (const field of files.keys()) {
    if (!usable.has(field)) errors[field] = [FILE_MESSAGES[field].expired];
  }
  return invalid(errors, false, { ...kept, heldFiles: toHeldFiles(usable, sealer) });
}

function invalid(fieldErrors: FieldErrors, wordChanged: boolean, kept: KeptInput): Outcome {
  return { outcome: "invalid", status: 422, fieldErrors, wordChanged, ...kept };
}
