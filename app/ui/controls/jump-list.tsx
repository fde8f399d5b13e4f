import { Icon } from "../icons/icon.tsx";

export type JumpListProps = { label: string; targets: { id: string; name: string }[] };

/**
 * Links to the sections of a long page. On tablets, in two or three columns, so that no row is left with one link. On wide
 * screens, the rows share the height of the list's grid cell.
 */
export function JumpList({ label, targets }: JumpListProps) {
  return (
    <nav aria-label={label} className="lg:grid lg:h-full">
      <ul
        className={`grid gap-x-5 pt-px lg:auto-rows-fr ${targets.length % 3 === 0 ? "sm:max-lg:grid-cols-3" : "sm:max-lg:grid-cols-2"}`}
      >
        {targets.map(({ id, name }) => (
          <li key={id} className="-mt-px grid grid-cols-1">
            <a
              href={`#${id}`}
              className="group flex min-h-13 items-center justify-between gap-4 border-line border-y font-medium text-ink transition-colors hover:text-brand"
            >
              {name}
              <Icon
                name="arrow-down"
                className="size-5 text-brand transition-transform duration-(--duration-base) group-hover:translate-y-[3px]"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
