import { partnersPage } from "../content/pages/partners.ts";
import { partners } from "../content/partners.ts";
import type { PageHandle } from "../page-handle.ts";
import { CompanyHead } from "../sections/company/company-head.tsx";
import { NoteSection } from "../sections/company/note-section.tsx";
import { PartnerCardsSection } from "../sections/company/partner-cards-section.tsx";
import { PartnerWall } from "../sections/company/partner-wall.tsx";
import { StatementSection } from "../sections/shared/statement-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { Glyph } from "../ui/icons/glyph.tsx";
import type { Route } from "./+types/our-partners";

export const handle: PageHandle = { closing: "company" };

export const loader = () => ({ page: partnersPage.value, partners: partners.value.partners });

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/our-partners");

export default function Partners({ loaderData: { page, partners } }: Route.ComponentProps) {
  return (
    <>
      <CompanyHead title={page.banner.title} lead={page.banner.lead}>
        <PartnerWall label={page.wall} partners={partners} />
      </CompanyHead>
      <StatementSection label="What a partner is" text={page.intro}>
        <Glyph name="bridge" className="h-40 w-auto lg:ml-auto lg:h-52" />
      </StatementSection>
      <PartnerCardsSection {...page.cards} partners={partners} columns={2} />
      <NoteSection heading={page.become.title} text={page.become.text} />
    </>
  );
}
