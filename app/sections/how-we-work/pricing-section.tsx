import "../../styles/plan-systems.css";
import type { CSSProperties } from "react";
import type { PricingPlan } from "../../content/derived/pricing.ts";
import type { HowWeWorkPage } from "../../content/pages/how-we-work.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";
import { TermList } from "../../ui/term-list.tsx";

type PricingSectionProps = HeadTexts & {
  building: HowWeWorkPage["building"];
  rates: HowWeWorkPage["rates"];
  care: HowWeWorkPage["care"];
  plans: PricingPlan[];
  features: string[];
};

export function PricingSection({ building, rates, care, ...props }: PricingSectionProps) {
  const { plans, features, ...head } = props;
  return (
    <Section {...head} id="pricing" tone="sunken" space="wide">
      <h3 id={headingId(building.heading)} className="mb-5 text-subheading">
        {building.heading}
      </h3>
      <PriceList prices={building.prices} />
      <p className="mt-5 max-w-[44rem] text-quiet text-sm">{building.note}</p>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {building.links.map(({ label, to }) => (
          <ArrowLink key={to} href={to}>
            {label}
          </ArrowLink>
        ))}
      </div>
      <h3 id={headingId(rates.heading)} className="mt-stack mb-2 text-subheading">
        {rates.heading}
      </h3>
      <p className="mb-6 max-w-prose">{rates.text}</p>
      <PriceList prices={rates.prices} />
      <h3 id={headingId(care.heading)} className="mt-stack mb-2 text-subheading">
        {care.heading}
      </h3>
      <p className="mb-6 max-w-prose sm:mb-10">{care.text}</p>
      <SwipeRow>
        <div
          className={`grid gap-x-5 max-sm:pt-7 sm:grid-cols-2 ${plans.length % 4 === 0 ? "sm:max-xl:gap-y-5 xl:grid-cols-4" : "sm:gap-y-5 xl:grid-cols-3"}`}
        >
          {plans.map((plan) => (
            <PriceCard key={plan.slug} plan={plan} features={features} />
          ))}
        </div>
      </SwipeRow>
      <TermList terms={care.terms} className="mt-8 sm:mt-10" />
      <div className="mt-5">
        <ArrowLink href={care.link.to}>{care.link.label}</ArrowLink>
      </div>
    </Section>
  );
}

/** On phones, a long list is folded. */
function PriceList({ prices }: { prices: HowWeWorkPage["building"]["prices"] }) {
  const rows = prices.map(({ work, price, note }) => (
    <div
      key={work}
      className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)]"
    >
      <dt className="font-medium text-ink">{work}</dt>
      <dd className="text-ink tabular-nums">{price}</dd>
      <dd className="text-quiet max-sm:text-sm">{note}</dd>
    </div>
  ));
  const line = "border-ink border-t-2";
  if (rows.length <= 5) return <dl className={line}>{rows}</dl>;
  return <FoldedList as="dl" first={rows.slice(0, 3)} rest={rows.slice(3)} className={line} />;
}

function PriceCard({ plan, features }: { plan: PricingPlan; features: string[] }) {
  const { slug, name, price, pounds, perSystem, unit, covers, systems, sentence, featured } = plan;
  return (
    <article
      data-inverse={featured || undefined}
      className="relative row-span-4 grid grid-rows-subgrid gap-y-4 rounded-md border border-line bg-surface p-5 data-inverse:border-inverse data-inverse:bg-inverse sm:gap-y-7 sm:p-7"
    >
      {featured && (
        <p className="-translate-y-full absolute top-0 right-7 rounded-t-xs bg-accent px-2.5 py-1.5 font-semibold text-on-accent text-xs">
          Most chosen
        </p>
      )}
      <div className="grid content-start gap-2">
        <h3 id={`plan-${slug}`} className="text-subheading">
          {name}
        </h3>
        <p>{sentence}</p>
      </div>
      <p className="font-display font-title text-[3.25rem] text-ink leading-none tracking-[-0.035em] in-data-inverse:text-on-inverse">
        {price}
        <span className="mt-2.5 block font-body font-sans text-[1rem] text-quiet leading-[1.4] tracking-normal in-data-inverse:text-on-inverse-quiet">
          {unit}, about {pounds}
        </span>
      </p>
      <div className="grid content-start gap-3 border-line border-t pt-5 in-data-inverse:border-inverse-line">
        <span
          aria-hidden="true"
          className="plan-systems"
          data-endless={systems ? undefined : ""}
          style={
            {
              "--columns": Math.min(systems ?? 10, 10),
              "--rows": Math.ceil((systems ?? 40) / 10),
            } as CSSProperties
          }
        />
        <p className="min-h-[3.2em] font-strong text-ink in-data-inverse:text-on-inverse">
          {covers}
          <span className="block font-body text-quiet in-data-inverse:text-on-inverse-quiet">
            {perSystem}
          </span>
        </p>
        <p className="text-xs">In every plan:</p>
        <ul className="-mt-3 text-xs">
          {features.map((feature) => (
            <li key={feature} className="inline not-last:after:content-[',_']">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {/* The specification requires a link to contact.html. The server redirects this URL to /contact/<plan>. */}
      <ButtonLink
        href={`/contact.html?plan=${slug}#contact-form`}
        aria-describedby={`plan-${slug}`}
        tone={featured ? "accent" : "outline"}
        icon={featured ? "arrow-right" : undefined}
        className="sm:justify-self-start"
      >
        Choose
      </ButtonLink>
    </article>
  );
}
