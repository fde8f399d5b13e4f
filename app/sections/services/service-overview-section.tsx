import type { ListedTab } from "../../content/derived/listed-services.ts";
import type { Link } from "../../content/fields/text.ts";
import type { ServicesPage } from "../../content/pages/services.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { LinkTabs } from "../../ui/controls/tab-set.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SubServiceList } from "./sub-service-list.tsx";

type ServiceOverviewProps = HeadTexts & {
  detailHeadings: ServicesPage["details"];
  pricingLink: ServicesPage["pricingLink"];
  caseStudiesLink: Link;
  tabs: Pick<ListedTab, "slug" | "path" | "name">[];
  selected: ListedTab;
};

const detailNames = ["audience", "start", "cost", "example"] as const;

/** Tabs with their own URLs, one for each group of services. */
export function ServiceOverviewSection({
  detailHeadings,
  pricingLink,
  caseStudiesLink,
  tabs,
  selected,
  ...head
}: ServiceOverviewProps) {
  const linksBelow: Record<(typeof detailNames)[number], Link[]> = {
    audience: [],
    start: [],
    cost: [pricingLink],
    example: [selected.exampleLink, caseStudiesLink],
  };
  const { subServices } = selected;
  const havePages = subServices.some(({ path }) => path !== "/");
  return (
    <Section {...head}>
      <LinkTabs
        label="Our Services"
        tabs={tabs.map(({ slug, path, name }) => ({ id: slug, label: name, to: path }))}
        selected={selected.slug}
      >
        <article className="grid gap-6 lg:gap-8">
          <div>
            <Picture
              {...selected.picture}
              sizes="(width < 64rem) 100vw, 46rem"
              className="aspect-video w-full rounded-md object-cover"
            />
          </div>
          <div className="grid items-start gap-x-10 gap-y-4 md:grid-cols-[1fr_1.3fr]">
            <h3 id={headingId(selected.heading)} className="text-subheading">
              {selected.heading}
            </h3>
            <p>{selected.paragraph}</p>
          </div>
          <div className="grid gap-x-10 gap-y-8 border-line border-t pt-8 md:grid-cols-2">
            {detailNames.map((name) => (
              <div key={name}>
                <h4 className="mb-2 text-card">{detailHeadings[name]}</h4>
                <p className="text-[1rem] leading-normal">{selected.details[name]}</p>
                <div className="flex flex-wrap gap-x-6">
                  {linksBelow[name].map(({ label, to }) => (
                    <ArrowLink key={to} href={to}>
                      {label}
                    </ArrowLink>
                  ))}
                </div>
              </div>
            ))}
          </div>
          <SubServiceList entries={subServices} look={havePages ? "directory" : "tickRow"} />
        </article>
      </LinkTabs>
    </Section>
  );
}
