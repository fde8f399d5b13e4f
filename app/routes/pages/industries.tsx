import { listedIndustries } from "../../content/listed-industries.ts";
import { industriesPage } from "../../content/pages/industries.ts";
import { IndustryCardsSection } from "../../sections/industries/industry-cards-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/industries";

export const loader = () => ({ ...industriesPage, cards: listedIndustries });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/industries", { kind: "CollectionPage" });

export default function IndustriesRoute({ loaderData: { banner, intro, cards } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <IndustryCardsSection {...intro} cards={cards} layout="overview" />
    </>
  );
}
