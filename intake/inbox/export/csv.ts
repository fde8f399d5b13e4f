import { SOURCE_FIELDS } from "../../forms/source.ts";
import { FORMS, WORD_FIELD } from "../../forms.ts";
import { toLocalTime } from "../../local-time.ts";
import { type Message, openingOf } from "../message.ts";

const FOLLOW_UP = ["status", "owner", "result", "answered_at", "due_at"];
const OWN = ["reference", "received_at", "kind", ...FOLLOW_UP, "opening", "page", ...SOURCE_FIELDS];
const STATES = { queued: "waiting", parked: "failed", delivered: "delivered" };
const FIELDS = [...new Set(Object.values(FORMS).flatMap(({ textFields }) => textFields))].filter(
  (field) => field !== WORD_FIELD && !OWN.includes(field),
);

const COLUMNS = [...OWN, ...FIELDS, "other", "files", "suspicious", "deliveries", "notes", "replies"];

/** One row of the table. All kinds of messages have the same columns. */
function toRow(message: Message, timeZone: string): string[] {
  const { fields, files, deliveries } = message;
  const unknown = Object.entries(fields).filter(([name]) => !FIELDS.includes(name));
  return [
    message.reference,
    toLocalTime(message.receivedAt, timeZone),
    message.kind,
    message.status === "spam" ? "spam" : message.progress,
    message.owner,
    message.result,
    message.answeredAt ? toLocalTime(message.answeredAt, timeZone) : "",
    message.dueAt ? toLocalTime(message.dueAt, timeZone) : "",
    openingOf(message),
    message.page,
    ...SOURCE_FIELDS.map((field) => message.source[field]),
    ...FIELDS.map((name) => fields[name] ?? ""),
    unknown.length > 0 ? JSON.stringify(Object.fromEntries(unknown)) : "",
    files.map(({ name }) => name).join("\n"),
    message.status === "suspicious" ? "yes" : "",
    deliveries.map(({ kind, state }) => `${kind} ${STATES[state]}`).join("\n"),
    textsOf(message, "note"),
    textsOf(message, "reply"),
  ];
}

function textsOf({ events }: Message, wanted: "note" | "reply"): string {
  const texts = events.flatMap(({ action, author, detail }) =>
    action === wanted ? `${author}: ${detail}` : [],
  );
  return texts.join("\n");
}

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

export async function* toCsv(
  messages: AsyncIterable<Message>,
  { separator, timeZone }: { separator: string; timeZone: string },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(COLUMNS, separator);
  for await (const message of messages) yield toLine(toRow(message, timeZone), separator);
}

/** A table of a few rows, as a CSV file with commas. */
export function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [titles, ...rows].map((cells) => toLine(cells, ",")).join("");
}

function toLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => `"${defuse(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/**
 * The first character of a formula, at the start of a cell or after a character that can start a new one. A spreadsheet
 * program that expects another separator than ours splits our lines inside the quotes, too: such programs recognise a
 * quote only at the start of a cell, and for them most of our quotes are in the middle of one.
 */
const FORMULA = /[=+\-@＝＋－＠](?<=(?:^|[,;\t\r\n])[\p{C}\s"']*.)/gu;

/** A phone number starts with a plus sign, like a formula, but is harmless. */
const PHONE = /^\+\d[\d ()./-]*$/;

/** Spreadsheet programs run a cell that starts like a formula. An apostrophe in front makes it text. */
export function defuse(cell: string): string {
  return PHONE.test(cell) ? cell : cell.replace(FORMULA, "'$&");
}
