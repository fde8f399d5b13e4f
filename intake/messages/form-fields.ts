import type { FileField } from "./files.ts";

/**
 * A honeypot: a hidden field that only bots fill in. Browsers and password managers don't know the name, so they don't
 * autofill the field. Render it off screen with autocomplete="off" and tabindex="-1".
 */
export const HONEYPOT_FIELD = "alder_ring";
export const HONEYPOT_LABEL = "Leave this field empty";

/** The name of the submit button that requests a new CAPTCHA word. All fields except the word keep their values. */
export const NEW_WORD_FIELD = "new_word";

/** The name of the submit button that removes a held file. Its value is the name of the file field. */
export const REMOVE_FIELD = "remove";

/** The name of the hidden field with the token of a file that was uploaded in an earlier attempt. */
export function heldTokenField(field: FileField): `${FileField}_held` {
  return `${field}_held`;
}

/**
 * The milliseconds between the first input and sending. The form's script adds this field, so it is missing without
 * JavaScript. The intake only uses it for forms without a word check (CAPTCHA).
 */
export const FILL_TIME_FIELD = "fill_time";
