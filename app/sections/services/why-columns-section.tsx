import type { IconItem } from "../../content/fields/text.ts";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SplitSection } from "../../ui/section.tsx";

type WhyColumnsSectionProps = HeadTexts & { left: IconItem[]; right: IconItem[] };

/** Two columns beside the heading, with their rows aligned. */
export function WhyColumnsSection({ left, right, ...head }: WhyColumnsSectionProps) {
  return (
    <SplitSection {...head} tone="inverse">
      <FoldedList
        first={left.map(reason)}
        rest={right.map(reason)}
        className="grid sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-3 sm:gap-x-8 lg:col-span-7 lg:col-start-6"
      />
    </SplitSection>
  );
}

const reason = ({ title, description, icon }: IconItem) => (
  <li
    key={title}
    className="grid grid-cols-1 content-start border-inverse-line border-t py-4 xs:max-sm:grid-cols-[2.75rem_1fr] sm:py-7 md:pb-10"
  >
    <Icon name={icon} className="row-span-2 size-7 text-brand-on-inverse sm:mb-5" />
    <h3 id={headingId(title)} className="text-card">
      {title}
    </h3>
    <p className="mt-1.5 text-[1rem] sm:mt-2 leading-normal">{description}</p>
  </li>
);
