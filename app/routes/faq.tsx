import { faqPage } from "../content/pages/faq.ts";
import type { PageHandle } from "../page-handle.ts";
import { FaqSection } from "../sections/shared/faq-section.tsx";
import { OpenQuestionSection } from "../sections/shared/open-question-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { questions } from "../seo/schema-org.ts";
import type { Route } from "./+types/faq";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/faq", { things: [questions("/faq", loaderData.faqs)] });

export const loader = () => faqPage.value;

export default function Faq({ loaderData: { banner, section, links, faqs, aside } }: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <FaqSection {...section} name="faq" faqs={faqs} links={links} />
      <OpenQuestionSection {...aside} />
    </>
  );
}
