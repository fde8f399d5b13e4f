import { privacyPage } from "../content/pages/privacy.ts";
import { PrivacySection } from "../sections/privacy-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/privacy-policy" });

export function loader() {
  return privacyPage;
}

export default function Privacy({ loaderData: { banner, updated, sections } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={[{ label: "Home", to: "/" }, { label: banner.title }]} />
      <PrivacySection updated={updated} sections={sections} />
    </>
  );
}
