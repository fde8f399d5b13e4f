import type { FileField } from "./files.ts";

/** A file uploaded with a try that failed: shown by name, and posted again as a token. */
export type HeldFile = { field: FileField; name: string; size: number; token: string };

/** What is put back into the form: never the honeypot, and the typed word only if it was right. */
export type KeptInput = { values: Record<string, string>; heldFiles: HeldFile[] };

export type Outcome =
  | { outcome: "accepted"; status: 303; reference: string }
  | ({
      outcome: "invalid";
      status: 422;
      fieldErrors: Record<string, string[]>;
      /** Whether the word in the picture can no longer be used, so that the form must show a new one. */
      wordChanged: boolean;
    } & KeptInput)
  | ({ outcome: "new-word"; status: 200 } & KeptInput)
  | ({ outcome: "too-large"; status: 413; field?: string; fileName?: string; limit: number } & KeptInput)
  | ({ outcome: "unavailable"; status: 503; retryAfterSeconds: number } & KeptInput)
  | ({ outcome: "file-removed"; status: 200; field: FileField } & KeptInput)
  /** These three were refused before their body was read, so there is nothing to put back into the form. */
  | { outcome: "too-many"; status: 429; retryAfterSeconds: number }
  | { outcome: "busy"; status: 503; retryAfterSeconds: number }
  | { outcome: "refused"; status: 400 | 403 | 408 | 415; message: string };
