import { testimonialsOn } from "../content/derived/proofs.ts";
import { missionPage } from "../content/pages/mission.ts";
import { team } from "../content/team.ts";
import type { PageHandle } from "../page-handle.ts";
import { CompanyBanner } from "../sections/company/company-banner.tsx";
import { MissionTabsSection } from "../sections/company/mission-tabs-section.tsx";
import { PrinciplesSection } from "../sections/company/principles-section.tsx";
import { TeamSection } from "../sections/company/team-section.tsx";
import { SpotlightSection } from "../sections/shared/spotlight-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { headingId } from "../ui/headings/heading-id.ts";
import type { Route } from "./+types/our-mission";

export const handle: PageHandle = { closing: "company" };

export const loader = () => ({
  page: missionPage.value,
  team: team.value.members.slice(0, 3),
  testimonials: testimonialsOn("mission"),
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/our-mission");

export default function Mission({ loaderData: { page, team, testimonials } }: Route.ComponentProps) {
  return (
    <>
      <CompanyBanner
        {...page.banner}
        parts={{
          label: page.carousel.heading,
          targets: page.principles.map(({ title }) => ({ id: headingId(title), name: title })),
        }}
      />
      <MissionTabsSection {...page.intro} tabs={page.tabs} layout="above" />
      <PrinciplesSection {...page.carousel} principles={page.principles} />
      <TeamSection {...page.team} members={team} size="large" />
      <SpotlightSection {...page.voices} testimonials={testimonials} />
    </>
  );
}
