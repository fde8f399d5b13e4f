import type { FileField } from "./files.ts";

/**
 * A hidden field that only bots fill in: its name means nothing to browsers and password managers. Render it off screen with
 * autocomplete="off" and tabindex="-1".
 */
export const HONEYPOT_FIELD = "alder_ring";
export const HONEYPOT_LABEL = "Leave this field empty";

/** The submit button that requests another word. The rest of the form is kept as typed. */
export const NEW_WORD_FIELD = "new_word";

/** The name of the submit button that removes a held file. Its value is the file field. */
export const REMOVE_FIELD = "remove";

/** The hidden field with the token of a file held since an earlier attempt. */
export function heldTokenField(field: FileField): `${FileField}_held` {
  return `${field}_held`;
}

/**
 * A hidden field of forms without a word check: milliseconds from the first input to sending, set by the form's script.
 * Without scripts it stays empty.
 */
export const FILL_TIME_FIELD = "fill_time";
