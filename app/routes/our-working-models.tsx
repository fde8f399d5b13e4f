import { workingModelsPage } from "../content/pages/working-models.ts";
import type { PageHandle } from "../page-handle.ts";
import { CompanyHead } from "../sections/company/company-head.tsx";
import { ClosingSection } from "../sections/how-we-work/closing-section.tsx";
import { ComparisonSection } from "../sections/how-we-work/comparison-section.tsx";
import { ModelQuadrants } from "../sections/how-we-work/model-quadrants.tsx";
import { WorkingModelsSection } from "../sections/how-we-work/working-models-section.tsx";
import { FaqSection } from "../sections/shared/faq-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/our-working-models";

export const handle: PageHandle = { endsWithoutCall: true };

export const loader = () => workingModelsPage.value;

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData, "/our-working-models");

export default function WorkingModels({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <CompanyHead title={page.banner.title} lead={page.banner.lead}>
        <ModelQuadrants {...page.quadrants} models={page.models} />
      </CompanyHead>
      <WorkingModelsSection label="How we choose a model" intro={page.intro} models={page.models} />
      <ComparisonSection
        {...page.comparison}
        subjects={page.models.map(({ name }) => name)}
        rows={page.comparisonRows}
        link={page.pricingLink}
      />
      <FaqSection
        {...page.terms}
        id="contract-terms"
        name="terms"
        faqs={page.termQuestions}
        links={[page.termsLink]}
      />
      <ClosingSection {...page.closing} link={{ label: "Contact Us", to: "/contact" }} glyph="gate" />
    </>
  );
}
