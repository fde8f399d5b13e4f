import type { z } from "zod";
import { applicationTextSchema } from "./messages/application.ts";
import { contactSchema } from "./messages/contact.ts";
import { FILE_FIELDS, type FileField } from "./messages/files.ts";
import { inquirySchema } from "./messages/inquiry.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { WordCheckForm } from "./word-check/challenge.ts";

export const WORD_FIELD = "type_the_word";

export type Form = {
  kind: MessageKind;
  schema: z.ZodType<Record<string, string | undefined>>;
  textFields: readonly string[];
  fileFields: readonly FileField[];
  wordCheck: WordCheckForm | null;
};

export const FORMS: Record<MessageKind, Form> = {
  contact: {
    kind: "contact",
    schema: contactSchema,
    textFields: Object.keys(contactSchema.shape),
    fileFields: [],
    wordCheck: "contact",
  },
  inquiry: {
    kind: "inquiry",
    schema: inquirySchema,
    textFields: Object.keys(inquirySchema.shape),
    fileFields: [],
    wordCheck: null,
  },
  application: {
    kind: "application",
    schema: applicationTextSchema,
    textFields: Object.keys(applicationTextSchema.shape),
    fileFields: FILE_FIELDS,
    wordCheck: "application",
  },
};

export type FieldErrors = Record<string, string[]>;

/** Checks the text of a form. Like the browser, it takes an empty field for one that is not there. */
export function checkText(
  form: Form,
  typed: ReadonlyMap<string, string>,
): { fields: Record<string, string>; page: string; errors: FieldErrors } {
  const given = form.textFields.flatMap((name) => {
    const value = typed.get(name);
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  const checked = form.schema.safeParse(Object.fromEntries(given));
  if (!checked.success) {
    const errors: FieldErrors = {};
    for (const issue of checked.error.issues) {
      const name = String(issue.path[0]);
      errors[name] = [...(errors[name] ?? []), issue.message];
    }
    return { fields: {}, page: "", errors };
  }
  const { page = "", [WORD_FIELD]: _word, ...rest } = checked.data;
  const fields = Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { fields: Object.fromEntries(fields), page, errors: {} };
}
