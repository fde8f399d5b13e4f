import { FORMS, WORD_FIELD } from "../../forms.ts";
import { type Message, openingOf } from "../message.ts";

const OWN = ["reference", "kind", "status", "received_at", "page", "opening"];
const FIELDS = [...new Set(Object.values(FORMS).flatMap(({ textFields }) => textFields))].filter(
  (field) => field !== WORD_FIELD && !OWN.includes(field),
);

export const COLUMNS: readonly string[] = [...OWN, ...FIELDS, "other", "files", "deliveries"];

/** A message of any kind as one row of a sheet. */
export function toRow(message: Message): string[] {
  const { fields, files, deliveries } = message;
  const unknown = Object.entries(fields).filter(([name]) => !FIELDS.includes(name));
  return [
    message.reference,
    message.kind,
    message.status,
    message.receivedAt,
    message.page,
    openingOf(message),
    ...FIELDS.map((name) => fields[name] ?? ""),
    unknown.length > 0 ? JSON.stringify(Object.fromEntries(unknown)) : "",
    files.map(({ name }) => name).join("\n"),
    deliveries.map(({ kind, state }) => `${kind} ${state}`).join("\n"),
  ];
}
