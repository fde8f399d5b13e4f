import * as z from "zod/mini";

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const FILE_HINT = "All files allowed. Maximum size 10MB.";

export const FILE_FIELDS = ["resume", "coverletter"] as const;
export type FileField = (typeof FILE_FIELDS)[number];

export const FILE_MESSAGES: Record<
  FileField,
  { missing: string; empty: string; tooLarge: string; expired: string }
> = {
  resume: {
    missing: "Choose your résumé.",
    empty: "The résumé you chose is an empty file. Choose another.",
    tooLarge: "Your résumé is larger than 10MB. Choose a smaller file.",
    expired: "We kept your résumé for an hour and then removed it. Choose it again.",
  },
  coverletter: {
    missing: "Choose your cover letter.",
    empty: "The cover letter you chose is an empty file. Choose another.",
    tooLarge: "Your cover letter is larger than 10MB. Choose a smaller file.",
    expired: "We kept your cover letter for an hour and then removed it. Choose it again.",
  },
};

export function fileField(field: FileField) {
  const messages = FILE_MESSAGES[field];
  return z
    .file({ error: messages.missing })
    .check(z.minSize(1, messages.empty), z.maxSize(MAX_FILE_BYTES, messages.tooLarge));
}
