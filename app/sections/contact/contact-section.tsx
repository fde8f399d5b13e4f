import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import type { ContactPage } from "../../content/pages/contact.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { ContactPanel } from "./contact-panel.tsx";

type ContactSectionProps = Pick<
  ContactPage,
  "formHeading" | "formNote" | "sidePanelHeading" | "sidePanelNote" | "jobSeekers"
> & {
  company: Company;
  openingHours: string;
  /** The contact form. */
  children: ReactNode;
};

export function ContactSection({
  company,
  openingHours,
  children,
  jobSeekers,
  ...page
}: ContactSectionProps) {
  return (
    <section className="pt-6 pb-section lg:pt-9">
      <div className="wrap columns-12 items-start gap-y-14">
        <div id="contact-form" className="lg:col-span-7">
          <h2 id={headingId(page.formHeading)} className="text-subheading">
            {page.formHeading}
          </h2>
          <p className="mt-2 mb-5 max-w-prose lg:mb-6">{page.formNote}</p>
          {children}
        </div>
        <aside
          aria-label={page.sidePanelHeading}
          className="grid grid-cols-1 gap-6 lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9"
        >
          <ContactPanel
            heading={page.sidePanelHeading}
            note={page.sidePanelNote}
            company={company}
            openingHours={openingHours}
          />
          <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-line bg-surface p-6 sm:p-8">
            <h2 id={headingId(jobSeekers.heading)} className="text-card">
              {jobSeekers.heading}
            </h2>
            <p>{jobSeekers.text}</p>
            <ArrowLink href={jobSeekers.link.to}>{jobSeekers.link.label}</ArrowLink>
          </div>
        </aside>
      </div>
    </section>
  );
}
