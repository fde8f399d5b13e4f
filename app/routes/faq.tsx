import { faqPage } from "../content/pages/faq.ts";
import { FaqSection } from "../sections/faq-section.tsx";
import { OpenQuestionSection } from "../sections/open-question-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/faq";

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ seo: loaderData.seo, path: "/faq" });

export function loader() {
  return faqPage;
}

export default function Faq({ loaderData: { banner, section, faqs, aside } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={[{ label: "Home", to: "/" }, { label: banner.title }]} />
      <FaqSection {...section} name="faq" faqs={faqs} />
      <OpenQuestionSection {...aside} />
    </>
  );
}
