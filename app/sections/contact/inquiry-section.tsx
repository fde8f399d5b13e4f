import type { ReactNode } from "react";
import type { Company } from "../../content/schema/company.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";

/** The target of the page's calls to action. */
export const inquiryTarget = "#inquiry-section";

type InquirySectionProps = {
  label?: string;
  heading: string;
  note?: string;
  /** The person who answers inquiries. */
  contact: Company["inquiryContact"];
  /** The form. */
  children: ReactNode;
};

export function InquirySection({ label, heading, note, contact, children }: InquirySectionProps) {
  return (
    <section
      id={inquiryTarget.slice(1)}
      tabIndex={-1}
      aria-labelledby="inquiry-heading"
      className="band -scroll-mt-24 outline-none"
      data-tone="sunken"
    >
      <div className="wrap columns-12 gap-y-10">
        <SplitHead id="inquiry-heading" label={label} heading={heading} note={note}>
          <div className="mt-2 flex items-center gap-4">
            <Avatar person={contact.person} size={64} />
            <p className="leading-snug">
              <b className="block font-strong text-ink">{contact.name}</b>
              <span className="text-quiet text-sm">{contact.role}, reads every inquiry</span>
            </p>
          </div>
        </SplitHead>
        <div className="rounded-md border border-line bg-canvas p-5 sm:p-8 lg:col-span-7 lg:col-start-6 lg:p-10">
          {children}
        </div>
      </div>
    </section>
  );
}
