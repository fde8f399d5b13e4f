import type { FaqItem } from "../../content/schema/text.ts";
import { Accordion } from "../../ui/controls/accordion.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SplitSection } from "../../ui/section.tsx";

type FaqSectionProps = HeadTexts & {
  /** Names the group of answers. Only one answer of a group is open at a time. */
  name: string;
  faqs: FaqItem[];
};

export function FaqSection({ name, faqs, ...head }: FaqSectionProps) {
  return (
    <SplitSection {...head}>
      <div className="lg:col-span-7 lg:col-start-6">
        <Accordion name={name} items={faqs} />
      </div>
    </SplitSection>
  );
}
