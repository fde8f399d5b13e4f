import { faqPage } from "../../content/pages/faq.ts";
import { FaqSection } from "../../sections/shared/faq-section.tsx";
import { OpenQuestionSection } from "../../sections/shared/open-question-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import { questions } from "../../seo/schema-org.ts";
import { trailTo } from "../../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/faq";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/faq", { things: [questions("/faq", loaderData.faqs)] });

export function loader() {
  return faqPage;
}

export default function Faq({ loaderData: { banner, section, faqs, aside } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={trailTo(banner.title)} />
      <FaqSection {...section} name="faq" faqs={faqs} />
      <OpenQuestionSection {...aside} />
    </>
  );
}
