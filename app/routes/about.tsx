import { siteCounters } from "../content/derived/all-counters.ts";
import { testimonialsOn } from "../content/derived/proofs.ts";
import { aboutPage } from "../content/pages/about.ts";
import { partners } from "../content/partners.ts";
import { team } from "../content/team.ts";
import type { PageHandle } from "../page-handle.ts";
import { FirmIntroSection } from "../sections/company/firm-intro-section.tsx";
import { MissionTabsSection } from "../sections/company/mission-tabs-section.tsx";
import { PartnerCardsSection } from "../sections/company/partner-cards-section.tsx";
import { PortraitsHead } from "../sections/company/portraits-head.tsx";
import { TeamSection } from "../sections/company/team-section.tsx";
import { CounterBlocksSection } from "../sections/shared/counter-blocks-section.tsx";
import { DeliveryProcessSection } from "../sections/shared/delivery-process-section.tsx";
import { IconGridSection } from "../sections/shared/icon-grid-section.tsx";
import { TestimonialsSection } from "../sections/shared/testimonials-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { organization } from "../seo/structured-data.ts";
import type { Route } from "./+types/about";

export const handle: PageHandle = { closing: "company" };

export const loader = () => ({
  page: aboutPage.value,
  team: team.value.members,
  counters: siteCounters,
  partners: partners.value.partners,
  testimonials: testimonialsOn("about"),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData.page, "/about", { kind: "AboutPage", things: [organization()] });

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, team, counters, partners, testimonials } = loaderData;
  return (
    <>
      <PortraitsHead title={page.banner.title} lead={page.banner.lead} members={team} />
      <FirmIntroSection {...page.intro} />
      <MissionTabsSection {...page.missionVision} tabs={page.tabs} layout="beside" tone="sunken" />
      <IconGridSection {...page.why} items={page.whyChooseUs} columns={2} />
      <TeamSection {...page.team} members={team} size="small" />
      <DeliveryProcessSection {...page.process} steps={page.steps} tone="sunken" />
      <CounterBlocksSection counters={counters} />
      <PartnerCardsSection {...page.partners} partners={partners} columns={3} />
      <TestimonialsSection {...page.voices} testimonials={testimonials} large="right" />
    </>
  );
}
