import { privacyPage } from "../../content/pages/privacy.ts";
import { PrivacySection } from "../../sections/company/privacy-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import { trailTo } from "../../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/privacy-policy";

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData, "/privacy-policy");

export function loader() {
  return privacyPage;
}

export default function Privacy({ loaderData: { banner, updated, sections } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={trailTo(banner.title)} />
      <PrivacySection updated={updated} sections={sections} />
    </>
  );
}
