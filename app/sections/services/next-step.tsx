import type { ServiceNextStep } from "../../content/services.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { inquiryTarget } from "../contact/inquiry-section.tsx";

/** The end of a service's page: the smallest way to begin, with its price. */
export function NextStep({ label, heading, text, facts, button }: ServiceNextStep & { label: string }) {
  return (
    <div className="bg-brand-soft print:hidden">
      <div className="wrap py-section-tight">
        <div className="columns-12 items-end gap-y-5">
          <div className="lg:col-span-7">
            <SectionHeading label={label} heading={heading} className="text-title" />
          </div>
          <div className="grid justify-items-start gap-5 lg:col-span-5">
            <p>{text}</p>
            <ButtonLink href={inquiryTarget} icon="arrow-right">
              {button}
            </ButtonLink>
          </div>
        </div>
        <dl className="mt-stack grid gap-x-8 sm:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="border-ink border-t-2 py-3 sm:pt-4">
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="mt-0.5 font-display text-card text-ink lg:text-subheading">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
