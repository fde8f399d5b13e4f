import type { ReactNode } from "react";
import type { FaqItem } from "../../content/schema/text.ts";
import { Accordion } from "../../ui/controls/accordion.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";

type FaqSectionProps = {
  label?: string;
  heading: string;
  note?: string;
  /** The group name; only one answer of a group is open at a time. */
  name: string;
  faqs: FaqItem[];
  /** Shown under the heading. */
  children?: ReactNode;
};

export function FaqSection({ label, heading, note, name, faqs, children }: FaqSectionProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-10">
        <SplitHead label={label} heading={heading} note={note}>
          {children}
        </SplitHead>
        <div className="lg:col-span-7 lg:col-start-6">
          <Accordion name={name} items={faqs} />
        </div>
      </div>
    </section>
  );
}
