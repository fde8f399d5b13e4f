import type { IconItem } from "../../content/schema/text.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SplitSection } from "../../ui/section.tsx";

type WhyColumnsSectionProps = HeadTexts & { left: IconItem[]; right: IconItem[] };

/** Two columns beside the heading. The second column starts lower than the first. */
export function WhyColumnsSection({ left, right, ...head }: WhyColumnsSectionProps) {
  return (
    <SplitSection {...head} tone="inverse">
      <div className="grid md:grid-cols-2 md:gap-x-8 lg:col-span-7 lg:col-start-6">
        <Column items={left} />
        <Column items={right} className="md:mt-[calc(2*var(--spacing-step))]" />
      </div>
    </SplitSection>
  );
}

function Column({ items, className = "" }: { items: IconItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ title, description, icon }) => (
        <li key={title} className="border-inverse-line border-t py-7 md:pb-12">
          <Icon name={icon} className="mb-5 size-7 text-brand-on-inverse" />
          <h3 className="text-card">{title}</h3>
          <p className="mt-2 text-[1rem] leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  );
}
