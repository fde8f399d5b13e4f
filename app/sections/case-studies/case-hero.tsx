import type { CaseStudy } from "../../content/case-studies.ts";
import type { Proof } from "../../content/derived/proofs.ts";
import type { Link } from "../../content/fields/text.ts";
import { Ground } from "../../ui/ground.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { ScreenFrame } from "../../ui/screen-frame.tsx";

type CaseHeroProps = Proof &
  Pick<CaseStudy, "summary" | "industry" | "facts" | "figures"> & {
    service: { title: string; path: string };
    pricingLink: Link;
    trail: Crumb[];
  };

const screens = {
  phone: { className: "mx-auto w-[66%] max-w-76", sizes: "(width < 64rem) 50vw, 19rem" },
  wide: { className: "w-full max-w-[60rem]", sizes: "(width < 64rem) 90vw, 52rem" },
};

/**
 * A large title and a summary, then the facts beside a screen whose ground extends to the right edge of the page, and the
 * figures of the result. On phones, the facts come last.
 */
export function CaseHero({
  title,
  summary,
  client,
  industry,
  service,
  pricingLink,
  facts = [],
  figures,
  ground,
  screen,
  trail,
}: CaseHeroProps) {
  const card = [
    { label: "Client", value: client },
    { label: "Industry", value: industry },
    { label: "Service", value: service.title, to: service.path },
    ...facts,
    { label: "Price list", value: pricingLink.label, to: pricingLink.to },
  ];
  return (
    <section className="flex flex-col">
      <div className="wrap pt-4 lg:pt-9">
        <Breadcrumbs trail={trail} />
        <div className="columns-12 mt-8 items-end gap-y-6 lg:mt-16">
          <h1 className="-ml-[0.03em] text-hero lg:col-span-7">{title}</h1>
          <p className="max-w-[36rem] text-ink text-lead lg:col-span-5 lg:pb-2">{summary}</p>
        </div>
      </div>
      <div className="items-stretch max-lg:contents lg:mt-16 lg:flex lg:pl-[max(var(--spacing-gutter),(100%-var(--container-page))/2)]">
        <dl className="mx-gutter border-ink border-t-2 max-lg:order-3 max-lg:mt-8 lg:mx-0 lg:w-84 lg:shrink-0">
          {card.map(({ label, value, to }: { label: string; value: string; to?: string }) => (
            <div
              key={label}
              className="grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] gap-4 border-line border-b py-3.5 text-sm"
            >
              <dt className="text-quiet">{label}</dt>
              <dd className="font-medium text-ink">
                {to ? (
                  <a
                    href={to}
                    className="-my-3 inline-flex min-h-touch items-center text-brand underline-offset-4 hover:underline"
                  >
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="relative ml-gutter h-88 max-lg:order-1 max-lg:mt-8 sm:h-100 lg:ml-16 lg:h-auto lg:min-h-136 lg:grow">
          <Ground
            colour={ground}
            className="corbel-bl absolute inset-0 grid auto-rows-max content-center-safe pt-[min(3.5rem,7%)] pr-[min(3.5rem,6%)] pl-[calc(2*var(--spacing-step)+0.5rem)]"
          >
            <ScreenFrame {...screen} {...screens[screen.frame === "phone" ? "phone" : "wide"]} eager />
          </Ground>
          <span className="lit-block absolute bottom-0 left-0" />
        </div>
      </div>
      <dl className="wrap @container mt-6 grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4 max-lg:order-2 sm:mt-8 sm:grid-cols-3 sm:gap-x-8 lg:mt-14">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="grid items-baseline border-line py-2.5 max-sm:col-span-2 max-sm:grid-cols-subgrid max-sm:border-b sm:content-start sm:gap-1 sm:border-ink sm:border-t-2 sm:pt-4 lg:pt-6"
          >
            <dt className="order-1 leading-snug">{label}</dt>
            <dd className="font-display text-[clamp(2.5rem,5.6cqi,5.25rem)] text-ink leading-[0.9] tracking-[-0.04em] [font-weight:540]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
