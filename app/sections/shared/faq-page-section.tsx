import type { ReactNode } from "react";
import type { FaqItem } from "../../content/fields/text.ts";
import { Accordion } from "../../ui/controls/accordion.tsx";
import { PlainHeading } from "../../ui/headings/section-heading.tsx";

type FaqPageSectionProps = {
  heading: string;
  note?: string | undefined;
  faqs: FaqItem[];
  /** Beside the questions on wide screens, below them on narrow ones. */
  children: ReactNode;
};

/** The questions of the FAQ page, which begin on its first screen. */
export function FaqPageSection({ heading, note, faqs, children }: FaqPageSectionProps) {
  return (
    <section className="pt-5 pb-section lg:pt-7">
      <div className="wrap columns-12 items-start gap-y-8">
        <div className="lg:col-span-8">
          <div className="mb-3">
            <PlainHeading>{heading}</PlainHeading>
          </div>
          <Accordion name="faq" items={faqs} />
        </div>
        <aside
          aria-label="More about working with us"
          className="grid gap-5 lg:sticky lg:top-24 lg:col-span-4"
        >
          {children}
          {note && <p className="text-quiet text-sm">{note}</p>}
        </aside>
      </div>
    </section>
  );
}
