import { listedIndustries } from "../content/derived/listed-industries.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { industriesPage } from "../content/pages/industries.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { PageHandle } from "../page-handle.ts";
import { IndustryCardsSection } from "../sections/industries/industry-cards-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import type { Route } from "./+types/industries";

export const handle: PageHandle = { closing: "industries" };

export const loader = () => ({
  ...industriesPage.value,
  links: [caseStudiesPage.value.link, servicesPage.value.pricingLink],
  cards: listedIndustries,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/industries", { kind: "CollectionPage" });

export default function IndustriesRoute({ loaderData }: Route.ComponentProps) {
  const { banner, intro, links, cards } = loaderData;
  return (
    <>
      <TitleBanner {...banner} />
      <IndustryCardsSection
        {...intro}
        action={
          <div className="flex flex-wrap gap-x-8">
            {links.map(({ label, to }) => (
              <ArrowLink key={to} href={to}>
                {label}
              </ArrowLink>
            ))}
          </div>
        }
        cards={cards}
        layout="overview"
      />
    </>
  );
}
