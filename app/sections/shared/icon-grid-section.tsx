import type { ReactNode } from "react";
import type { IconItem } from "../../content/fields/text.ts";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type IconGridSectionProps = HeadTexts & {
  items: IconItem[];
  columns: 2 | 3 | 4;
  action?: ReactNode;
  tone?: "sunken";
};

/** With two columns, the grid is beside the heading on wide screens. With three or four, it is below the heading. */
export function IconGridSection({ items, columns, ...section }: IconGridSectionProps) {
  const cells = items.map((item) => <IconCell key={item.title} item={item} look={looks[columns]} />);
  if (columns === 4)
    return (
      <Section {...section}>
        <SwipeRow label={section.label ?? section.heading} rows={2}>
          <ul className={looks[4].grid}>{cells}</ul>
        </SwipeRow>
      </Section>
    );
  // As many as fit in the first row of the grid.
  const list = (
    <FoldedList first={cells.slice(0, columns)} rest={cells.slice(columns)} className={looks[columns].grid} />
  );
  if (columns === 3) return <Section {...section}>{list}</Section>;
  return (
    <SplitSection {...section}>
      <div className="lg:col-span-7 lg:col-start-6">{list}</div>
    </SplitSection>
  );
}

/** Cells of a bordered grid. On phones, the cells of a row to swipe are separate cards, those of a list only have lines. */
const bordered =
  "bg-surface transition-colors hover:bg-brand-soft sm:grid-cols-1 sm:border-r sm:border-b sm:p-7 sm:pb-8";

/** With two columns, each item has a line above it. With three or four, items are cells of a bordered grid. */
const looks = {
  2: {
    grid: "grid sm:grid-cols-2 sm:gap-x-8",
    cell: "border-t py-4 sm:py-7 sm:pb-9",
    icon: "row-span-2",
    text: "",
  },
  3: {
    grid: "grid border-line sm:grid-cols-2 sm:border-t sm:border-l lg:grid-cols-3",
    cell: `max-sm:border-t max-sm:bg-transparent max-sm:py-4 ${bordered}`,
    icon: "row-span-2 sm:row-span-1 sm:mb-8",
    text: "",
  },
  4: {
    grid: "grid border-line sm:grid-cols-2 sm:border-t sm:border-l lg:grid-cols-4",
    cell: `max-sm:rounded-md max-sm:border p-4 ${bordered}`,
    icon: "sm:mb-8",
    text: "xs:max-sm:col-span-2",
  },
};

function IconCell({ item, look }: { item: IconItem; look: (typeof looks)[2 | 3 | 4] }) {
  return (
    <li
      className={`grid grid-cols-1 content-start gap-y-2 border-line xs:grid-cols-[2.75rem_1fr] ${look.cell}`}
    >
      <Icon name={item.icon} className={`size-7 text-brand ${look.icon}`} />
      <h3 id={headingId(item.title)} className="text-card">
        {item.title}
      </h3>
      <p className={`text-[1rem] leading-normal ${look.text}`}>{item.description}</p>
    </li>
  );
}
