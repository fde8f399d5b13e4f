import * as z from "zod/mini";
import type { FieldErrors, FieldsSchema, MessageKind } from "../../intake/forms/common.ts";
import type { FileField } from "../../intake/forms/fields.ts";
import type { FieldTexts, MessageFormTexts } from "../content/form-texts.ts";

export type FormField = FieldTexts & {
  id: string;
  name: string;
  required: boolean;
  /** Shown beside the label of a field that may be left empty. */
  optional: string | undefined;
  defaultValue: string;
  errors: string[] | undefined;
};

/** The word check and the files have their own texts, and the page is hidden. */
export type LabelledField<Name> = Exclude<Name, "type_the_word" | "page" | FileField>;

/** The texts of a form, with a label for each field of its schema. */
export type TextsOf<Schema extends { shape: object }> = MessageFormTexts & {
  fields: Record<LabelledField<keyof Schema["shape"]>, FieldTexts>;
};

type Form = {
  kind: MessageKind;
  schema: FieldsSchema<Record<string, unknown>>;
  texts: { optional: string; fields: Record<string, FieldTexts | undefined> };
  values: Record<string, string | undefined>;
  fieldErrors: FieldErrors;
};

/** The props of one field: its texts, its value and its errors. */
export function messageField(name: string, { kind, schema, texts, values, fieldErrors }: Form): FormField {
  const required = !(schema.shape[name] instanceof z.ZodMiniOptional);
  return {
    label: "",
    ...texts.fields[name],
    id: fieldId(kind, name),
    name,
    required,
    optional: required ? undefined : texts.optional,
    defaultValue: values[name] ?? "",
    errors: fieldErrors[name],
  };
}

export const fieldId = (kind: MessageKind, name: string) => `${kind}-${name}`;
