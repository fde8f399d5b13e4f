import { hash } from "node:crypto";
import type { MessageKind } from "../messages/kinds.ts";

type Content = {
  kind: MessageKind;
  /** A message taken for spam by mistake must not swallow the honest second try. */
  status: "received" | "spam";
  fields: Record<string, string>;
  page: string;
  fileHashes: readonly string[];
};

/** The same for two messages that a visitor would call the same. */
export function digestMessage({ kind, status, fields, page, fileHashes }: Content): string {
  const normalised = Object.entries(fields)
    .map(([name, value]) => [name, value.replace(/\s+/g, " ").toLowerCase()])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify([kind, status, page, normalised, fileHashes]));
}
