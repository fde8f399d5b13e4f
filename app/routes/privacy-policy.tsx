import { privacyPage } from "../content/pages/privacy.ts";
import type { PageHandle } from "../page-handle.ts";
import { PolicySections } from "../sections/company/policy-sections.tsx";
import { VisitChoice } from "../sections/company/visit-choice.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy-policy";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/privacy-policy", { updatedOn: loaderData.updated });

export const loader = () => privacyPage.value;

export default function Privacy({
  loaderData: { banner, updated, visitChoice, body },
}: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <PolicySections updated={updated} body={body}>
        <VisitChoice {...visitChoice} />
      </PolicySections>
    </>
  );
}
