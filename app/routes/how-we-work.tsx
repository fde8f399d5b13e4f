import { portfolioItems } from "../content/derived/portfolio-items.ts";
import { priceGuide } from "../content/derived/price-guide.ts";
import { priceScale } from "../content/derived/price-scale.ts";
import { howWeWork } from "../content/derived/price-table.ts";
import { pricingFeatures, pricingPlans } from "../content/derived/pricing.ts";
import { startFacts } from "../content/start-facts.ts";
import { LandingsProcessSection } from "../sections/how-we-work/landings-process-section.tsx";
import { PriceGuide } from "../sections/how-we-work/price-guide.tsx";
import { PricesHead } from "../sections/how-we-work/prices-head.tsx";
import { PricingSection } from "../sections/how-we-work/pricing-section.tsx";
import { PortfolioGridSection } from "../sections/portfolio/portfolio-grid-section.tsx";
import { StartFactsList } from "../sections/shared/start-facts-list.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/how-we-work";

export const loader = () => ({
  page: howWeWork,
  start: startFacts.value.facts,
  guide: priceGuide,
  scale: priceScale,
  plans: pricingPlans,
  features: pricingFeatures,
  projects: portfolioItems,
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/how-we-work");

export default function HowWeWork({
  loaderData: { page, start, guide, scale, plans, features, projects },
}: Route.ComponentProps) {
  return (
    <>
      <PricesHead
        title={page.banner.title}
        lead={page.banner.lead}
        heading={page.building.heading}
        {...scale}
      >
        <StartFactsList facts={start} className="mb-9 sm:grid-cols-2 lg:grid-cols-3" />
        <PriceGuide {...page.guide} {...guide} />
      </PricesHead>
      <LandingsProcessSection {...page.process} steps={page.steps} />
      <PricingSection
        {...page.pricing}
        building={page.building}
        rates={page.rates}
        care={page.care}
        plans={plans}
        features={features}
      />
      <PortfolioGridSection {...page.gallery} projects={projects} />
    </>
  );
}
