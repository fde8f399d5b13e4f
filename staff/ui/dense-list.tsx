import type { ReactNode } from "react";

export type DenseRow = {
  id: string;
  href: string;
  name: string;
  /** The second line of the name. Phones don't show it. */
  address: string;
  text: string;
  tags: ReactNode;
  /** One or two lines each. */
  details: readonly [first: string, second?: string][];
  time: ReactNode;
  /** A checkbox of the form around the list. */
  tick: { name: string; value: string };
};

/** From 80rem, an entry is a row of a table. Below that, it has three lines. */
const columns =
  "xl:grid-cols-[2rem_12rem_minmax(0,1fr)_10.5rem_6rem_9.5rem_8rem_6.5rem] xl:items-baseline xl:gap-x-5 xl:px-2";

/** Links with what is known about each, close together. There is a title for each of the seven columns after the checkbox. */
export function DenseList({ titles, rows }: { titles: readonly string[]; rows: readonly DenseRow[] }) {
  return (
    <>
      <p aria-hidden="true" className={`${columns} hidden pb-2 text-quiet text-sm xl:grid`}>
        <span />
        {titles.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </p>
      <ul className="border-line border-t">
        {rows.map(({ id, href, name, address, text, tags, details, time, tick }) => (
          <li
            key={id}
            id={id}
            className={`${columns} relative grid scroll-mt-20 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-2.5 text-sm target:bg-sunken has-checked:bg-brand-soft hover:bg-sunken max-xl:-mx-2 max-xl:px-2`}
          >
            {/* Above the link, which covers the whole row. */}
            <label className="relative z-10 -my-2.5 -ml-2 inline-grid size-touch cursor-pointer place-items-center max-xl:row-span-3 xl:self-start">
              <input
                type="checkbox"
                {...tick}
                aria-label={`Choose ${name}`}
                className="size-5 scroll-mb-48 accent-ink"
              />
            </label>
            <span className="min-w-0">
              <a
                href={href}
                className="cover-link block scroll-mb-48 truncate font-semibold text-[1rem] text-ink"
              >
                {name}
              </a>
              <span className="block truncate text-quiet max-xl:hidden">{address}</span>
            </span>
            <span className="line-clamp-1 break-words max-xl:col-span-2 max-xl:col-start-2 xl:line-clamp-2">
              {text}
            </span>
            <span className="flex flex-wrap gap-x-2 max-xl:col-span-2 max-xl:col-start-2 xl:contents">
              <span className="flex flex-wrap items-baseline gap-1">{tags}</span>
              {details.map(([first, second], column) => (
                <span key={titles[column + 3]} className="xl:min-w-0 max-xl:empty:hidden">
                  {first && <span className="text-ink xl:block xl:truncate">{first} </span>}
                  {second && <span className="text-quiet xl:block xl:truncate">{second}</span>}
                </span>
              ))}
            </span>
            <span className="text-quiet max-xl:col-start-3 max-xl:row-start-1">{time}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
