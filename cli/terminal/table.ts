import { styleText } from "node:util";
import stringWidth from "string-width";
import { visible } from "./visible.ts";
import { truncate, wrap } from "./wrap.ts";

export type Column<Row> = {
  title: string;
  cell: (row: Row) => string;
  align?: "right";
  /** The narrowest width to which this column may shrink. Without it, the column does not shrink. */
  min?: number;
  /** If shrinking is not enough, columns are dropped, the highest `spare` first. A column without `spare` stays. */
  spare?: number;
};

const GAP = "  ";

/**
 * Draws a table that fits the terminal. Without a width, for files and pipes, cells are complete and separated by tabs.
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
  if (width === undefined) return table.map((cells) => cells.join("\t"));
  const measured = columns.map((column, index) => {
    const natural = Math.max(...table.map((cells) => stringWidth(cells[index] ?? "")));
    return {
      index,
      align: column.align,
      spare: column.spare ?? 0,
      width: natural,
      min: Math.min(column.min ?? natural, natural),
    };
  });
  const shown = shrink(dropColumns(measured, width), width);
  const [header = "", ...lines] = table.map((cells) =>
    truncate(
      shown
        .map((column) => pad(cells[column.index] ?? "", column))
        .join(GAP)
        .trimEnd(),
      width,
    ),
  );
  const hidden = columns.filter((_, index) => !shown.some((column) => column.index === index));
  const note = `Hidden because the terminal is too narrow: ${hidden.map(({ title }) => title).join(", ")}.`;
  return [styleText("bold", header), ...lines, ...(hidden.length > 0 ? wrap(note, width) : [])];
}

type Measured = { index: number; align: "right" | undefined; spare: number; width: number; min: number };

function dropColumns(columns: Measured[], width: number): Measured[] {
  const spare = Math.max(...columns.map((column) => column.spare));
  const narrowest = columns.reduce((sum, { min }) => sum + min + GAP.length, -GAP.length);
  if (narrowest <= width || spare === 0) return columns;
  return dropColumns(
    columns.filter((column) => column.spare !== spare),
    width,
  );
}

/** Narrows the widest columns first. */
function shrink(columns: Measured[], width: number): Measured[] {
  const total = columns.reduce((sum, column) => sum + column.width + GAP.length, -GAP.length);
  for (let excess = total - width; excess > 0; excess -= 1) {
    const [widest] = columns.filter((column) => column.width > column.min).sort((a, b) => b.width - a.width);
    if (!widest) break;
    widest.width -= 1;
  }
  return columns;
}

function pad(cell: string, { width, align }: Measured): string {
  const text = truncate(cell, width);
  const space = " ".repeat(width - stringWidth(text));
  return align === "right" ? space + text : text + space;
}
