export type Chip = { label: string; href: string; count?: number; isOn: boolean };

/** Links to filtered lists, in one row. On phones, the row can be scrolled, and begins at the chosen one where browsers can do that. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <ul
      aria-label={label}
      className="flex gap-1.5 max-md:-mx-gutter max-md:overflow-x-auto max-md:scroll-px-gutter max-md:px-gutter max-md:py-1 md:flex-wrap"
    >
      {chips.map(({ label, href, count, isOn }) => (
        <li key={label} className={isOn ? "max-md:[scroll-initial-target:nearest]" : undefined}>
          <a
            href={href}
            aria-current={isOn || undefined}
            className="group/chip inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-sm border border-line bg-surface px-3.5 font-medium text-ink text-sm hover:bg-brand-soft hover:text-brand-strong aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-canvas"
          >
            {label}
            {count !== undefined && (
              <span className="text-quiet tabular-nums group-aria-[current]/chip:text-canvas">{count}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
