import { filterOption, filterRow } from "./filter-look.ts";

type FilterLinksProps = {
  label: string;
  groups: { label: string; options: { label: string; to: string; count: number }[] }[];
  /** The target of the current option. */
  selected: string;
  /** The fragment that is added to the links, so that the page opens at the filtered list. */
  fragment: string;
};

/** Filters with a URL of their own, in labelled rows. One is selected at a time. */
export function FilterLinks({ label, groups, selected, fragment }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="mb-10 grid gap-y-4 border-line border-y py-5 lg:mb-14">
      {groups.map((group) => (
        <div key={group.label} className="grid gap-x-6 gap-y-1 lg:grid-cols-[5rem_minmax(0,1fr)]">
          <p id={`filter-${group.label}`} className="font-semibold text-ink text-sm lg:pt-3">
            {group.label}
          </p>
          <ul aria-labelledby={`filter-${group.label}`} className={filterRow}>
            {group.options.map(({ label, to, count }) => (
              // On phones, a row may be too long for the window, so the selected filter comes first.
              <li key={to} className={to === selected ? "max-md:-order-1" : undefined}>
                <a
                  href={`${to}#${fragment}`}
                  aria-current={to === selected ? "page" : undefined}
                  className={`group/filter ${filterOption}`}
                >
                  {label}
                  <span className="text-quiet text-sm tabular-nums group-aria-[current]/filter:text-canvas">
                    {count}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
