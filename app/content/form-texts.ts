import { z } from "zod";
import { label, sentence } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

const field = z.strictObject({
  label,
  placeholder: label.optional(),
  help: sentence.optional(),
});
const requiredPlaceholder = field.extend({ placeholder: label.endsWith("*") });

/** The parts of a sentence before and after a link. */
const around = z.strictObject({ before: label, after: label });

/** Texts shared by the three forms that send a message. They may contain `{…}` placeholders. */
const shared = z.strictObject({
  sending: label,
  stalled: sentence,
  cancel: label,
  optional: label,
  limit: label,
  privacy: around.extend({ link: label }),
  fixOne: label,
  fixSeveral: label,
  fixed: label,
  notices: z.strictObject({
    cancelled: sentence,
    offline: sentence,
    tooMany: sentence,
    busy: sentence,
    unavailable: sentence,
    failed: sentence,
    tooLarge: sentence,
    refused: sentence,
    goBack: sentence,
  }),
});

const wordCheck = z.strictObject({
  legend: label,
  field: label,
  help: sentence,
  picture: sentence,
  listen: label,
  play: label,
  download: label,
  newWord: label,
  changed: sentence,
  fallback: around,
});

/** The label of the submit button and the heading of the error summary. */
const sending = { send: label, notSent: label };

const contact = z.strictObject({
  ...sending,
  fields: z.strictObject({ name: field, email: field, subject: field, phone: field, message: field }),
});

const inquiry = z.strictObject({
  ...sending,
  fields: z.strictObject({
    name: requiredPlaceholder,
    email: requiredPlaceholder,
    phone: requiredPlaceholder,
    requirements: requiredPlaceholder,
  }),
});

const application = z.strictObject({
  ...sending,
  fields: z.strictObject({
    applyfor: field,
    name: field,
    last_name: field,
    email: field,
    linkedin: field,
    message: field,
  }),
  applyFor: label.array().min(1),
  files: z.strictObject({
    resume: label,
    coverletter: label,
    remove: label,
    hint: label,
  }),
  upload: z.strictObject({ label, progress: label, saving: label }),
});

/** `invalid` is the error message of a field. */
const commentField = z.strictObject({ label, invalid: sentence });
const comment = z.strictObject({ name: commentField, email: commentField, reply: commentField });

/** The texts of the forms. Most error messages of single fields are in intake/forms/ instead. */
export const formTexts = contentFile("form-texts.yaml", {
  shared,
  wordCheck,
  contact,
  inquiry,
  application,
  comment,
});

export type FormTexts = ContentOf<typeof formTexts>;
export type FieldTexts = z.infer<typeof field>;
export type WordCheckTexts = FormTexts["wordCheck"];
export type CommentFormTexts = FormTexts["comment"];
export type UploadTexts = FormTexts["application"]["upload"];
export type FileTexts = FormTexts["application"]["files"];
export type MessageFormTexts = FormTexts["shared"] & Pick<FormTexts["contact"], keyof typeof sending>;
