import { siteCounters } from "../content/derived/all-counters.ts";
import { listedIndustries } from "../content/derived/listed-industries.ts";
import { listedServices } from "../content/derived/listed-services.ts";
import { newsItems } from "../content/derived/news-items.ts";
import { proofOf, testimonialsOn } from "../content/derived/proofs.ts";
import { homePage } from "../content/pages/home.ts";
import { partners } from "../content/partners.ts";
import { team } from "../content/team.ts";
import { NewsSection } from "../sections/blog/news-section.tsx";
import { AboutSection } from "../sections/home/about-section.tsx";
import { FlipCardsSection } from "../sections/home/flip-cards-section.tsx";
import { HeroSlider } from "../sections/home/hero-slider.tsx";
import { PartnerStrip } from "../sections/home/partner-strip.tsx";
import { PriceStrip } from "../sections/home/price-strip.tsx";
import { ServicesTabsSection } from "../sections/home/services-tabs-section.tsx";
import { StairsProcessSection } from "../sections/home/stairs-process-section.tsx";
import { IndustryCardsSection } from "../sections/industries/industry-cards-section.tsx";
import { CountersSection } from "../sections/shared/counters-section.tsx";
import { TestimonialsSection } from "../sections/shared/testimonials-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { organization } from "../seo/structured-data.ts";
import type { Route } from "./+types/home";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    seo: loaderData.page.seo,
    path: "/",
    picture: loaderData.page.slides[0]?.picture,
    things: [organization()],
  });

export function loader() {
  return {
    page: homePage.value,
    people: team.value.members.map(({ img }) => img),
    partners: partners.value.partners,
    serviceTabs: listedServices.map(({ details: _, ...tab }) => ({ ...tab, proof: proofOf(tab.proof) })),
    industries: listedIndustries.filter((card) => card.fact),
    testimonials: testimonialsOn("home"),
    counters: siteCounters,
    news: newsItems.slice(0, 4),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, people, partners, serviceTabs, industries, testimonials, counters, news } = loaderData;
  return (
    <>
      <HeroSlider slides={page.slides} />
      <PriceStrip {...page.prices} />
      <FlipCardsSection {...page.cards} cards={page.flipCards} />
      <AboutSection {...page.about} people={people} />
      <PartnerStrip {...page.partners} partners={partners} />
      <ServicesTabsSection {...page.services} tabs={serviceTabs} />
      <StairsProcessSection {...page.process} steps={page.steps} />
      <IndustryCardsSection {...page.industries} cards={industries} layout="home" />
      <TestimonialsSection {...page.voices} testimonials={testimonials} large="left" />
      <CountersSection counters={counters} />
      <NewsSection {...page.news} link={page.newsLink} posts={news} />
    </>
  );
}
