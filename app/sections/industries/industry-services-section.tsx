import type { Industry } from "../../content/industries.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type IndustryServicesSectionProps = Industry["intro"] & { label: string; services: Industry["services"] };

export function IndustryServicesSection({
  label,
  heading,
  description,
  services,
}: IndustryServicesSectionProps) {
  return (
    <section className="band lg:pt-[calc(var(--spacing-section)+5rem)]">
      <div className="wrap">
        <div className="columns-12 mb-stack gap-y-6">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-4" />
          <p className="text-lead lg:col-span-7 lg:col-start-6">{description}</p>
        </div>
        <SwipeRow label={label}>
          <ul className="grid gap-x-5 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
            {services.map(({ title, icon, description: text, features }) => (
              <li
                key={title}
                className="grid gap-y-0 rounded-md border border-line bg-surface p-5 max-sm:content-start sm:p-8 md:row-span-4 md:grid-rows-subgrid"
              >
                <Icon name={icon} className="mb-4 size-7 sm:mb-7 sm:size-8 text-brand" />
                <h3 id={headingId(title)} className="mb-2.5 text-card">
                  {title}
                </h3>
                <p className="mb-4 text-[1rem] sm:mb-6 leading-normal">{text}</p>
                <ul className="grid content-start gap-2.5 border-line border-t pt-4 text-ink sm:pt-5 text-sm">
                  {features.map((feature) => (
                    <li key={feature} className="flex items-start gap-3">
                      <Icon name="check" className="mt-0.5 size-4.5 text-support" />
                      {feature}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </div>
    </section>
  );
}
