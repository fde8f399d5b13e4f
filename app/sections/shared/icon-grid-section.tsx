import type { ReactNode } from "react";
import type { IconItem } from "../../content/schema/text.ts";
import { SectionHead } from "../../ui/headings/section-head.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";
import { IconGrid } from "../../ui/icon-grid.tsx";

type IconGridSectionProps = {
  label?: string;
  heading: string;
  note?: string;
  items: IconItem[];
  /** Two columns are beside the heading; three or four fill the width below it. */
  columns: 2 | 3 | 4;
  action?: ReactNode;
  tone?: "sunken";
};

export function IconGridSection({
  label,
  heading,
  note,
  items,
  columns,
  action,
  tone,
}: IconGridSectionProps) {
  return (
    <section className="band" data-tone={tone}>
      {columns === 2 ? (
        <div className="wrap columns-12 gap-y-10">
          <SplitHead label={label} heading={heading} note={note}>
            {action}
          </SplitHead>
          <div className="lg:col-span-7 lg:col-start-6">
            <IconGrid items={items} columns={columns} />
          </div>
        </div>
      ) : (
        <div className="wrap">
          <SectionHead label={label} heading={heading} note={note} action={action} />
          <IconGrid items={items} columns={columns} />
        </div>
      )}
    </section>
  );
}
