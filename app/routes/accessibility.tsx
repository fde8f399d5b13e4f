import { accessibilityPage } from "../content/pages/accessibility.ts";
import type { PageHandle } from "../page-handle.ts";
import { PolicySections } from "../sections/company/policy-sections.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/accessibility";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/accessibility", { updatedOn: loaderData.updated });

export const loader = () => accessibilityPage.value;

export default function Accessibility({ loaderData: { banner, updated, body } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <PolicySections updated={updated} body={body} />
    </>
  );
}
