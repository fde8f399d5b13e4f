import type { FileField } from "./files.ts";

/**
 * A field people never see. Its name means nothing to a browser or a password manager, so what fills it is a program.
 * Render it off screen with autocomplete="off" and tabindex="-1".
 */
export const HONEYPOT_FIELD = "alder_ring";
export const HONEYPOT_LABEL = "Leave this field empty";

/** The submit button that asks for another word: everything else in the form comes back as it was sent. */
export const NEW_WORD_FIELD = "new_word";

/** The submit button that drops a held file: name is this, value is the file field. */
export const REMOVE_FIELD = "remove";

/** The hidden field that carries the token of a file held since an earlier try. */
export function heldTokenField(field: FileField): `${FileField}_held` {
  return `${field}_held`;
}

/**
 * The hidden field of a form without a word check. The form's script sets it when sending: milliseconds since the first
 * input. Without scripts it stays empty.
 */
export const FILL_TIME_FIELD = "fill_time";
