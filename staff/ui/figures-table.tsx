type FiguresRow = { name: string; href?: string | undefined; cells: readonly string[] };

type FiguresTableProps = {
  /** The titles of the columns. The first is the rows' own. */
  titles: readonly string[];
  rows: readonly FiguresRow[];
  /** The id of the heading above the table. */
  labelledBy: string;
};

/** A table of numbers. A cell without a number has a dash. */
export function FiguresTable({ titles: [first, ...titles], rows, labelledBy }: FiguresTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-xs sm:text-sm">
      <thead>
        <tr className="border-line border-b text-quiet">
          <th scope="col" className="py-2 pr-3 text-left align-bottom font-normal">
            {first}
          </th>
          {titles.map((title) => (
            <th key={title} scope="col" className="py-2 pl-2 text-right sm:pl-3 align-bottom font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, cells }) => (
          <tr key={name} className="border-line border-b hover:bg-sunken">
            <th
              scope="row"
              className="wrap-anywhere min-w-[7.5rem] py-2.5 pr-2 text-left font-normal text-ink"
            >
              {href ? (
                <a href={href} className="text-brand underline-offset-4 hover:underline">
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={titles[index]} className="py-2.5 pl-2 text-right sm:pl-3 text-ink tabular-nums">
                {cell || <span className="text-quiet">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
