import type { Message } from "../message.ts";
import { COLUMNS, toRow } from "./columns.ts";
import { defuse } from "./defuse.ts";

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
