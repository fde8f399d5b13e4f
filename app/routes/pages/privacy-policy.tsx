import { privacyPage } from "../../content/pages/privacy.ts";
import { PrivacySection } from "../../sections/company/privacy-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/privacy-policy";

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData, "/privacy-policy");

export const loader = () => privacyPage;

export default function Privacy({ loaderData: { banner, updated, sections } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <PrivacySection updated={updated} sections={sections} />
    </>
  );
}
