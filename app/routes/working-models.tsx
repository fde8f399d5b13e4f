import { workingModelsPage } from "../content/pages/working-models.ts";
import { ClosingSection } from "../sections/closing-section.tsx";
import { ComparisonSection } from "../sections/comparison-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { WorkingModelsSection } from "../sections/working-models-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { trailTo } from "../ui/breadcrumbs.tsx";
import type { Route } from "./+types/working-models";

export const loader = () => workingModelsPage;

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData, "/our-working-models");

export default function WorkingModels({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...page.banner} trail={trailTo(page.banner.title)} />
      <WorkingModelsSection intro={page.intro} models={page.models} />
      <ComparisonSection
        {...page.comparison}
        subjects={page.models.map(({ name }) => name)}
        rows={page.comparisonRows}
      />
      <ClosingSection {...page.closing} link={{ label: "Contact Us", to: "/contact" }} glyph="gate" />
    </>
  );
}
