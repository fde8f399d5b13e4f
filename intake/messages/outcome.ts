import type { FileField } from "./files.ts";

/**
 * A file that the server holds because the form was not accepted. The form shows the file's name, and posts the token
 * instead of the file.
 */
export type HeldFile = { field: FileField; name: string; size: number; token: string };

/** Input to show in the form again: never the honeypot, and the typed CAPTCHA word only if it was correct. */
export type KeptInput = { values: Record<string, string>; heldFiles: HeldFile[] };

export type Outcome =
  | { outcome: "accepted"; status: 303; reference: string }
  | ({
      outcome: "invalid";
      status: 422;
      fieldErrors: Record<string, string[]>;
      /** Whether the CAPTCHA word is no longer valid, so that the form must show a new one. */
      wordChanged: boolean;
    } & KeptInput)
  | ({ outcome: "new-word"; status: 200 } & KeptInput)
  | ({
      outcome: "too-large";
      status: 413;
      field?: string;
      fileName?: string;
      limit: number;
      /** Whether `values` lacks a field, because it was too long or was not read. */
      textMissing: boolean;
    } & KeptInput)
  | ({ outcome: "unavailable"; status: 503; retryAfterSeconds: number } & KeptInput)
  | ({ outcome: "file-removed"; status: 200; field: FileField } & KeptInput)
  /** The next three contain no input to show again, because the body was not read or reading it failed. */
  | { outcome: "too-many"; status: 429; retryAfterSeconds: number }
  | { outcome: "busy"; status: 503; retryAfterSeconds: number }
  | { outcome: "refused"; status: 400 | 403 | 408 | 415; message: string };
