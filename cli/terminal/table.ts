import { styleText } from "node:util";
import { visible } from "./visible.ts";
import { fitTo, widthOf } from "./width.ts";

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
  if (width === undefined) return separateByTabs(columns, rows);
  const laidOut = layOut(
    columns.map((column) => {
      const cells = rows.map((row) => visible(column.cell(row)));
      return { column, cells, width: Math.max(...[column.title, ...cells].map(widthOf)) };
    }),
    width,
  );
  const line = (text: (index: number) => string) =>
    fitLine(laidOut.map((part, index) => fitTo(text(index), part.width, part.column.align)).join(GAP), width);
  const header = line((index) => laidOut[index]?.column.title ?? "");
  return [
    styleText("bold", header),
    ...rows.map((_, row) => line((index) => laidOut[index]?.cells[row] ?? "")),
  ];
}

function separateByTabs<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const titles = columns.map(({ title }) => title);
  const lines = rows.map((row) => columns.map(({ cell }) => visible(cell(row))));
  return [titles, ...lines].map((cells) => cells.join("\t"));
}

type Part<Row> = { column: Column<Row>; cells: string[]; width: number };

function layOut<Row>(parts: Part<Row>[], width: number): Part<Row>[] {
  let kept = parts.map((part) => ({ ...part }));
  for (;;) {
    const total = kept.reduce((sum, part) => sum + part.width, GAP.length * (kept.length - 1));
    if (total <= width) return kept;
    const widest = kept
      .filter(({ column, width }) => column.min !== undefined && width > column.min)
      .sort((a, b) => b.width - a.width)[0];
    if (widest) {
      widest.width -= 1;
      continue;
    }
    const spare = Math.max(...kept.map(({ column }) => column.spare ?? 0));
    if (spare === 0) return kept;
    const without = new Set(kept.filter(({ column }) => column.spare !== spare).map(({ column }) => column));
    kept = parts.filter(({ column }) => without.has(column)).map((part) => ({ ...part }));
  }
}

function fitLine(line: string, width: number): string {
  const trimmed = line.trimEnd();
  return widthOf(trimmed) <= width ? trimmed : fitTo(trimmed, width);
}
