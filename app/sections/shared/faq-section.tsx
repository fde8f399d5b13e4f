import type { FaqItem, Link } from "../../content/fields/text.ts";
import { Accordion } from "../../ui/controls/accordion.tsx";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SplitSection } from "../../ui/section.tsx";

type FaqSectionProps = HeadTexts & {
  /** Names the group of answers. Only one answer of a group is open at a time. */
  name: string;
  faqs: FaqItem[];
  links?: Link[];
  id?: string;
};

export function FaqSection({ name, faqs, links = [], ...head }: FaqSectionProps) {
  return (
    <SplitSection
      {...head}
      action={links.map(({ label, to }) => (
        <ArrowLink key={to} href={to}>
          {label}
        </ArrowLink>
      ))}
    >
      <div className="lg:col-span-7 lg:col-start-6">
        <Accordion name={name} items={faqs} />
      </div>
    </SplitSection>
  );
}
