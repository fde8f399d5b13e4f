import "../../styles/charts.css";
import type { ReactNode } from "react";
import { headingId } from "../headings/heading-id.ts";

export type ChartTable = { head: string[]; rows: string[][] };

type ChartFigureProps = {
  title: string;
  caption: string;
  /** All of the chart's figures: the text alternative, and a table for everyone. */
  table: ChartTable;
  children: ReactNode;
};

const sentenceOf = ([name, ...cells]: string[], [, ...heads]: string[]) =>
  `${name}: ${cells.map((cell, index) => `${heads[index]} ${cell}`).join(", ")}`;

/** A chart on a dark background, with its caption and its figures as a table. */
export function ChartFigure({ title, caption, table, children }: ChartFigureProps) {
  const description = table.rows.map((row) => sentenceOf(row, table.head)).join(". ");
  return (
    <figure className="chart columns-12 mt-stack gap-y-8 border-inverse-line border-t pt-10 lg:pt-14">
      <figcaption className="lg:col-span-4">
        <h3 id={headingId(title)} className="text-subheading">
          {title}
        </h3>
        <p className="mt-3 max-w-[30rem] text-sm">{caption}</p>
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-on-inverse underline decoration-inverse-line underline-offset-4 hover:decoration-current">
            The figures as a table
          </summary>
          <table className="mt-2 w-full max-w-[26rem] border-collapse text-left tabular-nums max-[22rem]:[overflow-wrap:anywhere]">
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col" className="border-inverse-line border-b py-2 pr-3 align-bottom">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row" className="border-inverse-line border-b py-1.5 pr-3 font-body">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={table.head[index + 1]}
                      className="border-inverse-line border-b py-1.5 pr-3 text-on-inverse"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
      <div role="img" aria-label={`${title}. ${description}.`} className="lg:col-span-8">
        {children}
      </div>
    </figure>
  );
}
