import type { IconItem } from "../../content/fields/text.ts";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { type HeadTexts, SectionHead } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

type WhyColumnsSectionProps = HeadTexts & { left: IconItem[]; right: IconItem[] };

/** Two columns below the heading, with their rows aligned. */
export function WhyColumnsSection({ left, right, ...head }: WhyColumnsSectionProps) {
  return (
    <section className="band" data-tone="inverse" data-inverse="">
      <div className="wrap">
        <SectionHead {...head} />
        <FoldedList
          first={left.map(reason)}
          rest={right.map(reason)}
          className="grid sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-3 sm:gap-x-8 lg:gap-x-16"
        />
      </div>
    </section>
  );
}

const reason = ({ title, description, icon }: IconItem) => (
  <li
    key={title}
    className="grid grid-cols-1 content-start border-inverse-line border-t py-4 xs:grid-cols-[2.75rem_1fr] sm:py-6 lg:grid-cols-[4rem_1fr] lg:py-8"
  >
    <Icon name={icon} className="row-span-2 size-7 text-brand-on-inverse" />
    <h3 id={headingId(title)} className="text-card">
      {title}
    </h3>
    <p className="mt-1.5 max-w-[34rem] text-[1rem] leading-normal sm:mt-2">{description}</p>
  </li>
);
