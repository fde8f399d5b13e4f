import type { TableBlock } from "../../content/schema/article-blocks.ts";
import { ArticleFigure } from "./article-figure.tsx";

const isNumber = (cell: string) => /^[£€]?\d[\d.,]*%?$/.test(cell);

/** A table with hairlines between its rows. Columns of numbers are aligned to the right. */
export function ArticleTable({ caption, head, rows, total }: TableBlock) {
  const numeric = head.map((_, column) => rows.every((row) => isNumber(row[column] ?? "")));
  const hasProse = numeric.slice(1).includes(false);
  const cellClass = (column: number) =>
    `py-3 align-top ${column > 0 ? "pl-4 sm:pl-6" : "pl-4"} last:pr-4 ${numeric[column] ? "text-right tabular-nums" : ""}`;
  const row = (cells: string[], className: string) => (
    <tr key={cells.join()} className={className}>
      {cells.map((cell, column) =>
        column === 0 ? (
          <th
            key={head[column]}
            scope="row"
            className={`${cellClass(column)} text-left font-medium text-ink`}
          >
            {cell}
          </th>
        ) : (
          <td key={head[column]} className={cellClass(column)}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <ArticleFigure caption={caption} scrolls className="rounded-md border border-line bg-surface">
      <table
        className={`w-full border-collapse text-sm leading-snug print:min-w-0 ${hasProse ? "min-w-[36rem]" : ""}`}
      >
        <thead>
          <tr className="border-line border-b bg-sunken">
            {head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={`${cellClass(column)} font-semibold text-quiet ${numeric[column] ? "" : "text-left"}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((cells) => row(cells, "border-line border-b last:border-b-0"))}</tbody>
        {total && <tfoot>{row(total, "border-ink border-t-2 font-semibold text-ink")}</tfoot>}
      </table>
    </ArticleFigure>
  );
}
