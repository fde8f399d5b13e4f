import type { ProseNode, TableFigure } from "../../content/fields/prose.ts";
import { Prose } from "../../ui/prose.tsx";
import { ArticleFigure } from "./article-figure.tsx";

const textOf = (node: ProseNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(textOf).join("");
const isNumber = (cell: ProseNode[] = []) => /^[£€]?\d[\d.,]*%?$/.test(cell.map(textOf).join(""));

/** A table with hairlines between its rows. Columns of numbers are aligned to the right. */
export function ArticleTable({ caption, head, rows, total }: TableFigure) {
  const numeric = head.map((_, column) => rows.every((row) => isNumber(row[column])));
  const hasProse = numeric.slice(1).includes(false);
  const cellClass = (column: number) =>
    `py-3 align-top ${column > 0 ? "pl-4 sm:pl-6" : "pl-4"} last:pr-4 ${numeric[column] ? "text-right tabular-nums" : ""}`;
  const row = (cells: ProseNode[][], className: string, key = 0) => (
    <tr key={key} className={className}>
      {cells.map((cell, column) => {
        const Cell = column === 0 ? "th" : "td";
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order.
            key={column}
            {...(column === 0 ? { scope: "row" } : {})}
            className={`${cellClass(column)}${column === 0 ? " text-left font-medium text-ink" : ""}`}
          >
            <Prose nodes={cell} />
          </Cell>
        );
      })}
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
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={column}
                scope="col"
                className={`${cellClass(column)} font-semibold text-quiet ${numeric[column] ? "" : "text-left"}`}
              >
                <Prose nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((cells, index) => row(cells, "border-line border-b last:border-b-0", index))}</tbody>
        {total && <tfoot>{row(total, "border-ink border-t-2 font-semibold text-ink")}</tfoot>}
      </table>
    </ArticleFigure>
  );
}
