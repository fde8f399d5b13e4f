import type { FileField } from "./files.ts";

/** A file uploaded with a try that failed: shown by name, and posted again as a token. */
export type HeldFile = { field: FileField; name: string; size: number; token: string };

/** What is put back into the form. Never the typed word, never the honeypot. */
export type KeptInput = { values: Record<string, string>; heldFiles: HeldFile[] };

export type Outcome =
  | { outcome: "accepted"; status: 303; reference: string }
  | ({ outcome: "invalid"; status: 422; fieldErrors: Record<string, string[]> } & KeptInput)
  | ({ outcome: "too-large"; status: 413; field?: string; fileName?: string; limit: number } & KeptInput)
  | ({ outcome: "too-many"; status: 429; retryAfterSeconds: number } & KeptInput)
  | ({ outcome: "unavailable"; status: 503; retryAfterSeconds: number } & KeptInput)
  | ({ outcome: "file-removed"; status: 200; field: FileField } & KeptInput)
  | { outcome: "refused"; status: 400 | 403 | 408 | 415; message: string };
