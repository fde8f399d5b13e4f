import type { PricingPlan } from "../../content/schema/shared.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type PricingSectionProps = HeadTexts & {
  plans: PricingPlan[];
  features: string[];
  /** Paragraphs that explain the prices. */
  terms: string[];
};

export function PricingSection({ plans, features, terms, ...head }: PricingSectionProps) {
  return (
    <Section {...head} tone="sunken">
      <div className="grid gap-x-5 sm:grid-cols-2 max-xl:gap-y-5 xl:grid-cols-4">
        {plans.map((plan) => (
          <PriceCard key={plan.slug} plan={plan} features={features} />
        ))}
      </div>
      <div className="mt-8 grid max-w-[44rem] gap-3 text-quiet text-sm">
        {terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function PriceCard({ plan, features }: { plan: PricingPlan; features: string[] }) {
  const { slug, name, price, unit, sentence, featured } = plan;
  return (
    <article
      data-inverse={featured || undefined}
      className="relative row-span-4 grid grid-rows-subgrid gap-y-7 rounded-md border border-line bg-surface p-7 data-inverse:border-inverse data-inverse:bg-inverse max-sm:data-inverse:mt-6"
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
          {unit}
        </span>
      </p>
      <TickList items={features} className="border-line border-t pt-5 in-data-inverse:border-inverse-line" />
      {/* The specification requires a link to contact.html. The server redirects this URL to /contact/<plan>. */}
      <ButtonLink
        href={`/contact.html?plan=${slug}`}
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
