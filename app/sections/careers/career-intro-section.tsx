import type { CareerPage } from "../../content/pages/career.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";

/** Text about the work, beside four facts in blocks of different widths. */
export function CareerIntroSection({ label, heading, text, facts }: CareerPage["intro"]) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-12">
        <div className="lg:col-span-6">
          <SectionHeading label={label} heading={heading} className="text-title" />
          <div className="mt-8 grid gap-5">
            {text.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? "text-ink text-lead" : ""}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <dl className="grid grid-cols-6 content-end gap-0.5 self-end lg:col-span-5 lg:col-start-8">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid content-between gap-6 rounded-xs bg-sunken p-4 nth-1:col-span-2 nth-2:col-span-4 nth-3:col-span-3 nth-3:bg-brand-soft nth-4:col-span-3 sm:min-h-40 sm:p-5"
            >
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="font-display font-heading text-ink text-subheading">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
