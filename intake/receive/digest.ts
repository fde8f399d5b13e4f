import { hash } from "node:crypto";
import type { MessageKind } from "../messages/kinds.ts";

type Content = {
  kind: MessageKind;
  /** Part of the digest: a message classified as spam by mistake must not swallow its resubmission. */
  status: "received" | "spam";
  fields: Record<string, string>;
  page: string;
  fileHashes: readonly string[];
};

/** Equal for messages that differ only in case or white space. */
export function digestMessage({ kind, status, fields, page, fileHashes }: Content): string {
  const normalised = Object.entries(fields)
    .map(([name, value]) => [name, value.replace(/\s+/g, " ").toLowerCase()])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify([kind, status, page, normalised, fileHashes]));
}
