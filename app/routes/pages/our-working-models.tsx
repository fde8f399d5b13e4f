import { workingModelsPage } from "../../content/pages/working-models.ts";
import { ClosingSection } from "../../sections/how-we-work/closing-section.tsx";
import { ComparisonSection } from "../../sections/how-we-work/comparison-section.tsx";
import { WorkingModelsSection } from "../../sections/how-we-work/working-models-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/our-working-models";

export const loader = () => workingModelsPage;

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData, "/our-working-models");

export default function WorkingModels({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...page.banner} />
      <WorkingModelsSection label="How we choose a model" intro={page.intro} models={page.models} />
      <ComparisonSection
        {...page.comparison}
        subjects={page.models.map(({ name }) => name)}
        rows={page.comparisonRows}
      />
      <ClosingSection {...page.closing} link={{ label: "Contact Us", to: "/contact" }} glyph="gate" />
    </>
  );
}
