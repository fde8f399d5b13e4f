import type { FileField } from "./fields.ts";

/**
 * Input to show in the form again: never the honeypot, and the typed CAPTCHA word only if it was correct. Files are not
 * kept. `sentFiles` are the fields whose files have to be chosen again on a page that was reloaded.
 */
export type KeptInput = { values: Record<string, string>; sentFiles: FileField[] };

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
  /** Reading stopped at a size limit, so some of the text may be missing from `values`. */
  | ({ outcome: "too-large"; status: 413 } & KeptInput)
  | ({ outcome: "unavailable"; status: 503; retryAfterSeconds: number } & KeptInput)
  /** The next three contain no input to show again, because the body was not read or reading it failed. */
  | { outcome: "too-many"; status: 429; retryAfterSeconds: number }
  | { outcome: "busy"; status: 503; retryAfterSeconds: number }
  | { outcome: "refused"; status: 400 | 403 | 415; message: string };
