import type * as z from "zod/mini";

export const MESSAGE_KINDS = ["contact", "inquiry", "application"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * A honeypot: a hidden field that only bots fill in. Browsers and password managers don't know the name, so they don't
 * autofill the field. Render it off screen with autocomplete="off" and tabindex="-1".
 */
export const HONEYPOT_FIELD = "alder_ring";
export const HONEYPOT_LABEL = "Leave this field empty";

/** The name of the submit button that requests a new CAPTCHA word. All fields except the word keep their values. */
export const NEW_WORD_FIELD = "new_word";

/**
 * The milliseconds between the first input and sending. The form's script adds this field, so it is missing without
 * JavaScript. The intake only uses it for forms without a word check (CAPTCHA).
 */
export const FILL_TIME_FIELD = "fill_time";

export type FieldErrors = Record<string, string[]>;

export type FieldsSchema<Fields> = z.ZodMiniType<Fields> & { shape: Record<string, z.ZodMiniType> };

export type Checked<Fields> =
  | { fields: Fields; errors?: undefined }
  | { fields?: undefined; errors: FieldErrors };

/** Validates a form in the browser and on the server. An empty field counts as missing. */
export function checkFields<Fields>(
  schema: FieldsSchema<Fields>,
  given: Record<string, unknown>,
): Checked<Fields> {
  const filled = Object.entries(given).filter(
    ([name, value]) => Object.hasOwn(schema.shape, name) && !isEmpty(value),
  );
  const checked = schema.safeParse(Object.fromEntries(filled));
  if (checked.success) return { fields: checked.data };
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0]);
    errors[name] = [...(errors[name] ?? []), message];
  }
  return { errors };
}

/** Browsers send an empty file without a name if no file was chosen. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === "" || (value instanceof File && value.name === "" && value.size === 0)
  );
}
