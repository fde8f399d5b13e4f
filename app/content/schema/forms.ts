import { z } from "zod";
import { label, sentence } from "./text.ts";

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
  optional: label,
  limit: label,
  privacy: around.extend({ link: label }),
  fixOne: label,
  fixSeveral: label,
  notices: z.strictObject({
    cancelled: sentence,
    offline: sentence,
    tooMany: sentence,
    busy: sentence,
    unavailable: sentence,
    tooLarge: sentence,
    textTooLong: sentence,
    refused: sentence,
    goBack: sentence,
  }),
});

const wordCheck = z.strictObject({
  legend: label,
  field: z.literal("Type the below word"),
  help: sentence,
  picture: sentence,
  listen: label,
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
    hint: z.literal("All files allowed. Maximum size 10MB."),
    held: label,
    remove: label,
  }),
  upload: z.strictObject({ label, cancel: label, progress: label, saving: label }),
});

const comment = z.strictObject({ name: label, email: label, reply: label });

export const formTexts = z.strictObject({ shared, wordCheck, contact, inquiry, application, comment });

export type FormTexts = z.infer<typeof formTexts>;
export type FieldTexts = z.infer<typeof field>;
export type WordCheckTexts = FormTexts["wordCheck"];
export type CommentFormTexts = FormTexts["comment"];
/** The texts of each form: its own and the shared ones. */
export type InquiryFormTexts = FormTexts["shared"] & FormTexts["inquiry"];
export type ContactFormTexts = FormTexts["shared"] & FormTexts["contact"] & Pick<FormTexts, "wordCheck">;
export type ApplicationFormTexts = FormTexts["shared"] &
  FormTexts["application"] &
  Pick<FormTexts, "wordCheck">;
export type MessageFormTexts = FormTexts["shared"] & Pick<FormTexts["contact"], keyof typeof sending>;
