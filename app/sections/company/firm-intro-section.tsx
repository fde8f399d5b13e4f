import type { AboutPage } from "../../content/pages/about.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { TermList } from "../../ui/term-list.tsx";

/** Text beside its heading, with facts in large type and the credentials below. */
export function FirmIntroSection({
  label,
  heading,
  text,
  pricingLink,
  facts,
  credentials,
}: AboutPage["intro"]) {
  const [first, ...rest] = text;
  return (
    <section className="band">
      <div className="wrap">
        <div className="columns-12 gap-y-7">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-4" />
          <div className="grid gap-5 lg:col-span-7 lg:col-start-6">
            <p className="text-ink text-lead">{first}</p>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ArrowLink href={pricingLink.to} className="justify-self-start">
              {pricingLink.label}
            </ArrowLink>
          </div>
        </div>
        <dl className="mt-stack grid gap-x-8 border-ink border-t-2 sm:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-line py-3 max-sm:not-last:border-b sm:block sm:pt-5"
            >
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="font-display text-card text-ink max-sm:text-right sm:mt-1 sm:text-subheading">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="columns-12 mt-stack gap-y-4">
          <h3 id={headingId(credentials.heading)} className="text-subheading lg:col-span-4">
            {credentials.heading}
          </h3>
          <div className="lg:col-span-7 lg:col-start-6">
            <TermList terms={credentials.terms} className="mb-5" />
            <ArrowLink href={credentials.link.to}>{credentials.link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
