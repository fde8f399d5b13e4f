import { FORMS, WORD_FIELD } from "../../forms.ts";
import { type Message, openingOf } from "../message.ts";

const OWN = ["reference", "kind", "status", "received_at", "page", "opening"];
const FIELDS = [...new Set(Object.values(FORMS).flatMap(({ textFields }) => textFields))].filter(
  (field) => field !== WORD_FIELD && !OWN.includes(field),
);

const COLUMNS = [...OWN, ...FIELDS, "other", "files", "deliveries"];

/** A message of any kind as one row of a sheet. */
function toRow(message: Message): string[] {
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

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = "\uFEFF";

export async function* toCsv(messages: AsyncIterable<Message>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(COLUMNS);
  for await (const message of messages) yield toLine(toRow(message));
}

/** Where the list separator is a semicolon, a spreadsheet starts a new cell after each one, even inside quotes. */
const FORMULA_AFTER_SEPARATOR = /(;)(?=[\s"']*[=+\-@＝＋－＠])/g;

function toLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${defuse(cell).replace(FORMULA_AFTER_SEPARATOR, "$1'").replaceAll('"', '""')}"`).join(",")}\r\n`;
}

const FORMULA = /^[\p{C}\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A phone number starts like a formula but cannot be one. */
const PHONE = /^\+\d[\d ()./-]*$/;

/** A spreadsheet runs a cell that starts like a formula. With an apostrophe in front it stays text. */
function defuse(cell: string): string {
  return FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
}
