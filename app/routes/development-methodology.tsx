import { methodologyPage } from "../content/pages/methodology.ts";
import type { PageHandle } from "../page-handle.ts";
import { CompanyHead } from "../sections/company/company-head.tsx";
import { ClosingSection } from "../sections/how-we-work/closing-section.tsx";
import { ComparisonSection } from "../sections/how-we-work/comparison-section.tsx";
import { MethodSection } from "../sections/how-we-work/method-section.tsx";
import { PlanningCurves } from "../sections/how-we-work/planning-curves.tsx";
import { StatementSection } from "../sections/shared/statement-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/development-methodology";

export const handle: PageHandle = { endsWithoutCall: true };

export const loader = () => methodologyPage.value;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/development-methodology");

export default function Methodology({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <CompanyHead title={page.banner.title} lead={page.banner.lead}>
        <PlanningCurves axis={page.planningAxis} methods={page.methods} />
      </CompanyHead>
      <StatementSection label="How we choose a method" text={page.intro} />
      {page.methods.map((method) => (
        <MethodSection key={method.id} {...method} />
      ))}
      <ComparisonSection
        {...page.comparison}
        subjects={page.methods.map(({ name }) => name)}
        rows={page.comparisonRows}
        stressed={page.comparisonRows.at(-1)?.question}
      />
      <ClosingSection {...page.closing} link={{ label: "Contact Us", to: "/contact" }} glyph="plan" />
    </>
  );
}
