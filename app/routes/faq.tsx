import { faqPage } from "../content/pages/faq.ts";
import { startFacts } from "../content/start-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { FaqPageSection } from "../sections/shared/faq-page-section.tsx";
import { OpenQuestionSection } from "../sections/shared/open-question-section.tsx";
import { StartFactsList } from "../sections/shared/start-facts-list.tsx";
import { PlainHead } from "../sections/site/plain-head.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { questions } from "../seo/schema-org.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import type { Route } from "./+types/faq";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/faq", { things: [questions("/faq", loaderData.faqs)] });

export const loader = () => ({ ...faqPage.value, startFacts: startFacts.value.facts });

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { banner, section, links, faqs, aside, startFacts } = loaderData;
  return (
    <>
      <PlainHead title={banner.title} />
      <FaqPageSection {...section} faqs={faqs}>
        {banner.lead && <p className="text-lead">{banner.lead}</p>}
        <StartFactsList facts={startFacts} />
        <div className="grid justify-items-start">
          {links.map(({ label, to }) => (
            <ArrowLink key={to} href={to}>
              {label}
            </ArrowLink>
          ))}
        </div>
      </FaqPageSection>
      <OpenQuestionSection {...aside} />
    </>
  );
}
