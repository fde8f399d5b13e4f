import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { FormSection } from "./form-section.tsx";

/** The `href` for calls to action on the same page. */
export const inquiryTarget = "#inquiry-section";

type InquirySectionProps = HeadTexts & {
  /** The person who reads new inquiries. */
  contact: Company["inquiryContact"];
  /** The inquiry form. */
  children: ReactNode;
};

export function InquirySection({ contact, ...section }: InquirySectionProps) {
  return (
    <FormSection
      {...section}
      id={inquiryTarget.slice(1)}
      tabIndex={-1}
      aria-labelledby="inquiry-heading"
      headingId="inquiry-heading"
      className="band -scroll-mt-24 outline-none print:hidden"
      action={
        <div className="mt-2 flex items-center gap-4">
          <Avatar person={contact.person} size={64} />
          <p className="leading-snug">
            <b className="block font-strong text-ink">{contact.name}</b>
            <span className="text-quiet text-sm">{contact.role}, reads new inquiries</span>
          </p>
        </div>
      }
    />
  );
}
