import * as z from "zod/mini";

const MEBIBYTE = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * MEBIBYTE;

export function readableSize(bytes: number): string {
  return bytes < MEBIBYTE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEBIBYTE).toFixed(1)} MB`;
}

export const FILE_FIELDS = ["resume", "coverletter"] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** The files that an application must have. The browser and the server both check this. */
export const REQUIRED_FILES: readonly FileField[] = ["resume"];

export const FILE_MESSAGES: Record<
  FileField,
  { missing: string; empty: string; tooLarge: string; expired: string }
> = {
  resume: {
    missing: "Please choose your résumé.",
    empty: "The résumé you chose is an empty file. Please choose another.",
    tooLarge: "Your résumé is larger than 10MB. Please choose a smaller file.",
    expired: "Please choose your résumé again. We keep the files of an unsent form for an hour at most.",
  },
  coverletter: {
    missing: "Please choose your cover letter.",
    empty: "The cover letter you chose is an empty file. Please choose another.",
    tooLarge: "Your cover letter is larger than 10MB. Please choose a smaller file.",
    expired:
      "Please choose your cover letter again. We keep the files of an unsent form for an hour at most.",
  },
};

/** The schema of a file field. If the server already holds the file, the field may be empty. */
export function fileField(field: FileField, held: boolean) {
  const messages = FILE_MESSAGES[field];
  const file = z
    .file({ error: messages.missing })
    .check(z.minSize(1, messages.empty), z.maxSize(MAX_FILE_BYTES, messages.tooLarge));
  return held || !REQUIRED_FILES.includes(field) ? z.optional(file) : file;
}
