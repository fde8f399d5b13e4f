import type { ReactNode } from "react";
import type { IconItem } from "../../content/schema/text.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";

type IconGridProps = { items: IconItem[]; columns: 2 | 3 | 4 };
type IconGridSectionProps = HeadTexts & IconGridProps & { action?: ReactNode; tone?: "sunken" };

/** With two columns, the grid is beside the heading on wide screens. With three or four, it is below the heading. */
export function IconGridSection({ items, columns, ...section }: IconGridSectionProps) {
  const grid = <IconGrid items={items} columns={columns} />;
  if (columns > 2) return <Section {...section}>{grid}</Section>;
  return (
    <SplitSection {...section}>
      <div className="lg:col-span-7 lg:col-start-6">{grid}</div>
    </SplitSection>
  );
}

const cells = {
  grid: "border-t border-l sm:grid-cols-2",
  cell: "border-r border-b bg-surface p-5 transition-colors hover:bg-brand-soft sm:grid-cols-1 sm:p-7 sm:pb-8",
  icon: "sm:row-span-1 sm:mb-8",
};

/** With two columns, each item has a line above it. With three or four, items are cells of a bordered grid. */
const looks = {
  2: { grid: "sm:grid-cols-2 sm:gap-x-8", cell: "border-t py-7 sm:pb-9", icon: "" },
  3: { ...cells, grid: `${cells.grid} lg:grid-cols-3` },
  4: { ...cells, grid: `${cells.grid} lg:grid-cols-4` },
};

function IconGrid({ items, columns }: IconGridProps) {
  const look = looks[columns];
  return (
    <ul className={`grid border-line ${look.grid}`}>
      {items.map(({ title, description, icon }) => (
        <li
          key={title}
          className={`grid grid-cols-1 content-start xs:grid-cols-[2.75rem_1fr] gap-y-2 border-line ${look.cell}`}
        >
          <Icon name={icon} className={`row-span-2 size-7 text-brand ${look.icon}`} />
          <h3 className="text-card">{title}</h3>
          <p className="text-[1rem] leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  );
}
