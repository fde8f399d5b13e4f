import { howWeWorkPage } from "../../content/pages/how-we-work.ts";
import { portfolioItems } from "../../content/portfolio-items.ts";
import { pricingFeatures, pricingPlans } from "../../content/pricing.ts";
import { LandingsProcessSection } from "../../sections/how-we-work/landings-process-section.tsx";
import { PricingSection } from "../../sections/how-we-work/pricing-section.tsx";
import { PortfolioGridSection } from "../../sections/portfolio/portfolio-grid-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/how-we-work";

export const loader = () => ({
  page: howWeWorkPage,
  plans: pricingPlans,
  features: pricingFeatures,
  projects: portfolioItems,
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/how-we-work");

export default function HowWeWork({ loaderData: { page, plans, features, projects } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...page.banner} />
      <LandingsProcessSection {...page.process} steps={page.steps} />
      <PricingSection {...page.pricing} plans={plans} features={features} terms={page.pricingNote} />
      <PortfolioGridSection {...page.gallery} projects={projects} />
    </>
  );
}
