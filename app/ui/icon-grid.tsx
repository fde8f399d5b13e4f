import { Icon } from "./icons/icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

type Entry = { title: string; description: string; icon: IconName };

type Look = { grid: string; cell: string; icon: string };

const cells: Look = {
  grid: "border-t border-l sm:grid-cols-2",
  cell: "border-r border-b bg-surface p-5 transition-colors hover:bg-brand-soft sm:grid-cols-1 sm:p-7 sm:pb-8",
  icon: "sm:row-span-1 sm:mb-8",
};

/** Two columns are rows without borders; three or four are cells with shared hairlines. */
const looks: Record<2 | 3 | 4, Look> = {
  2: { grid: "sm:grid-cols-2 sm:gap-x-8", cell: "border-t py-7 sm:pb-9", icon: "" },
  3: { ...cells, grid: `${cells.grid} lg:grid-cols-3` },
  4: { ...cells, grid: `${cells.grid} lg:grid-cols-4` },
};

export function IconGrid({ items, columns }: { items: Entry[]; columns: 2 | 3 | 4 }) {
  const look = looks[columns];
  return (
    <ul className={`grid border-line ${look.grid}`}>
      {items.map(({ title, description, icon }) => (
        <li
          key={title}
          className={`grid grid-cols-[2.75rem_1fr] content-start gap-y-2 border-line ${look.cell}`}
        >
          <Icon name={icon} className={`row-span-2 size-7 text-brand ${look.icon}`} />
          <h3 className="text-card">{title}</h3>
          <p className="text-[1rem] leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  );
}
