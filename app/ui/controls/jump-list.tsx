import { Icon } from "../icons/icon.tsx";

export type JumpListProps = { label: string; targets: { id: string; name: string }[] };

/** Links to the sections of a long page. */
export function JumpList({ label, targets }: JumpListProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-5 border-line border-t lg:grid-cols-1">
        {targets.map(({ id, name }) => (
          <li key={id} className="grid grid-cols-1">
            <a
              href={`#${id}`}
              className="group flex min-h-13 items-center justify-between gap-4 border-line border-b font-medium text-ink transition-colors hover:text-brand"
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
