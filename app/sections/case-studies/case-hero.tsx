import type { CaseStudy } from "../../content/schema/work.ts";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type CaseHeroProps = Pick<CaseStudy, "title" | "summary" | "client" | "industry" | "facts" | "image"> & {
  service: { title: string; path: string };
  trail: Crumb[];
};

/** A large title, a summary, and a list of facts beside a picture that extends to the right edge of the page. */
export function CaseHero({ title, summary, client, industry, service, facts, image, trail }: CaseHeroProps) {
  const card = [
    { label: "Client", value: client },
    { label: "Industry", value: industry },
    { label: "Service", value: service.title, to: service.path },
    ...facts,
  ];
  return (
    <section className="relative">
      <div className="wrap pt-4 lg:pt-9">
        <Breadcrumbs trail={trail} />
        <div className="columns-12 mt-8 items-end gap-y-6 lg:mt-16">
          <h1 className="-ml-[0.03em] text-hero lg:col-span-7">{title}</h1>
          <p className="max-w-[36rem] text-ink text-lead lg:col-span-5 lg:pb-2">{summary}</p>
        </div>
      </div>
      <div className="mt-10 items-stretch lg:mt-16 lg:flex lg:pl-[max(var(--spacing-gutter),(100%-var(--container-page))/2)]">
        <dl className="mx-gutter mb-10 border-ink border-t-2 lg:mx-0 lg:mb-0 lg:w-84 lg:shrink-0">
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
        <div className="relative ml-gutter h-72 sm:h-100 lg:ml-16 lg:h-auto lg:min-h-120 lg:grow">
          <div className="corbel-bl absolute inset-0">
            <Picture
              {...image}
              sizes="(width < 64rem) 100vw, 66vw"
              eager
              className="size-full object-cover"
            />
          </div>
          <span className="lit-block absolute bottom-0 left-0" />
        </div>
      </div>
    </section>
  );
}
