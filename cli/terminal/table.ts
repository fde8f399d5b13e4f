import { styleText } from "node:util";
import stringWidth from "string-width";
import { defuse } from "../../intake/inbox/export/csv.ts";
import { visible } from "./visible.ts";
import { truncate, wrap } from "./wrap.ts";

export type Column<Row> = { title: string; cell: (row: Row) => string; align?: "right" };

const GAP = "  ";
/** The last column may be wider. */
const WIDEST = 40;
const NARROWEST = 10;

/**
 * Draws a table that fits the terminal: long cells are truncated, and the last columns are left out if there is no room
 * for them. Without a width, for files and pipes, cells are complete, separated by tabs and safe in a spreadsheet.
 * Visitors' text is made safe to print.
 */
export function drawTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number | undefined,
): string[] {
  const table = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => visible(cell(row)))),
  ];
  if (width === undefined) return table.map((cells) => cells.map(defuse).join("\t"));
  let left = width;
  const widths: number[] = [];
  for (const index of columns.keys()) {
    const longest = Math.max(...table.map((cells) => stringWidth(cells[index] ?? "")));
    const wanted = index === columns.length - 1 ? longest : Math.min(longest, WIDEST);
    if (left < wanted && left < NARROWEST) break;
    widths.push(Math.min(wanted, left));
    left -= wanted + GAP.length;
  }
  const [header = "", ...lines] = table.map((cells) =>
    widths
      .map((columnWidth, index) => pad(cells[index] ?? "", columnWidth, columns[index]?.align))
      .join(GAP)
      .trimEnd(),
  );
  const hidden = columns.slice(widths.length).map(({ title }) => title);
  const note = `Hidden because the terminal is too narrow: ${hidden.join(", ")}.`;
  return [styleText("bold", header), ...lines, ...(hidden.length > 0 ? wrap(note, width) : [])];
}

function pad(cell: string, width: number, align: "right" | undefined): string {
  const text = truncate(cell, width);
  const space = " ".repeat(width - stringWidth(text));
  return align === "right" ? space + text : text + space;
}
