import { applicationTextSchema } from "./forms/application.ts";
import type { MessageKind } from "./forms/common.ts";
import { checkFields, type FieldErrors, type FieldsSchema } from "./forms/common.ts";
import { contactSchema } from "./forms/contact.ts";
import { FILE_FIELDS, type FileField } from "./forms/fields.ts";
import { inquirySchema } from "./forms/inquiry.ts";
import type { WordCheckForm } from "./word-check/challenge.ts";

export const WORD_FIELD = "type_the_word";

export type Form = {
  kind: MessageKind;
  schema: FieldsSchema<Record<string, string | undefined>>;
  textFields: readonly string[];
  fileFields: readonly FileField[];
  wordCheck: WordCheckForm | null;
};

export const FORMS: Record<MessageKind, Form> = {
  contact: toForm("contact", contactSchema, [], "contact"),
  inquiry: toForm("inquiry", inquirySchema, [], null),
  application: toForm("application", applicationTextSchema, FILE_FIELDS, "application"),
};

function toForm(
  kind: MessageKind,
  schema: Form["schema"],
  fileFields: readonly FileField[],
  wordCheck: WordCheckForm | null,
): Form {
  return { kind, schema, textFields: Object.keys(schema.shape), fileFields, wordCheck };
}

/** Validates the text fields of a form. Returns the field `page` separately, and leaves out the typed CAPTCHA word. */
export function checkText(
  form: Form,
  typed: ReadonlyMap<string, string>,
): { fields: Record<string, string>; page: string; errors: FieldErrors } {
  const checked = checkFields(form.schema, Object.fromEntries(typed));
  if (checked.errors) return { fields: {}, page: "", errors: checked.errors };
  const { page = "", [WORD_FIELD]: _word, ...rest } = checked.fields;
  const fields = Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { fields: Object.fromEntries(fields), page, errors: {} };
}
