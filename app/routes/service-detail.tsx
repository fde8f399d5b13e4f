import { data } from "react-router";
import { caseStudies } from "../content/case-studies.ts";
import { company } from "../content/company.ts";
import { caseCard } from "../content/derived/case-cards.ts";
import { isPublished } from "../content/derived/publication.ts";
import { inquiryFormTexts } from "../content/derived/texts-of-forms.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { servicesPage } from "../content/pages/services.ts";
import { sectionLabels } from "../content/section-labels.ts";
import { services } from "../content/services.ts";
import { formPageSeo, receiveForm } from "../forms/receive-form.ts";
import { Island } from "../islands/island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { InquirySection, inquiryTarget } from "../sections/contact/inquiry-section.tsx";
import { ArtefactFigure } from "../sections/services/artefact-figure.tsx";
import { CaseCardsSection } from "../sections/services/case-cards-section.tsx";
import { NextStep } from "../sections/services/next-step.tsx";
import { QuotesSection } from "../sections/services/quotes-section.tsx";
import { TechStackSection } from "../sections/services/tech-stack-section.tsx";
import { WeekByWeek } from "../sections/services/week-by-week.tsx";
import { WhyColumnsSection } from "../sections/services/why-columns-section.tsx";
import { DeliveryProcessSection } from "../sections/shared/delivery-process-section.tsx";
import { FaqSection } from "../sections/shared/faq-section.tsx";
import { IconGridSection } from "../sections/shared/icon-grid-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { questions, service as serviceThing } from "../seo/schema-org.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/service-detail";

export const handle: PageHandle = { endsWithoutCall: true };

const trail = (title: string) => trailTo(title, { label: "Our Services", to: "/services" });

export function loader({ params, context }: Route.LoaderArgs) {
  const service = services.value.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  const cases = service.sectionWiseContent.caseStudies.flatMap((name) =>
    caseStudies.value.filter((study) => study.slug === name).map(caseCard),
  );
  return {
    service: { ...service, seo: formPageSeo(service.seo, context) },
    cases,
    caseStudiesLink: caseStudiesPage.value.link,
    contact: company.value.inquiryContact,
    pricingLink: servicesPage.value.pricingLink,
    form: { texts: inquiryFormTexts, page: service.path },
  };
}

/** /service/… and /services/… show the same pages. The URLs under /services are canonical. */
export function meta({ loaderData: { service } }: Route.MetaArgs) {
  const { seo, path, title: name, description, heroImage, sectionWiseContent } = service;
  return pageMeta({
    seo,
    indexed: isPublished(service),
    path,
    picture: heroImage,
    trail: trail(name),
    things: [
      serviceThing({ name, description, path, image: heroImage.image }),
      questions(path, sectionWiseContent.faqs),
    ],
  });
}

export const action = (args: Route.ActionArgs) => receiveForm("inquiry", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function ServiceDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { service, cases, caseStudiesLink, contact, pricingLink, form } = loaderData;
  const { title, description, heroImage, sectionWiseContent: content } = service;
  return (
    <>
      <TitleBanner title={title} lead={description} picture={heroImage} trail={trail(title)}>
        <ButtonLink href={inquiryTarget} icon="arrow-right">
          Talk to our exprts
        </ButtonLink>
      </TitleBanner>
      <IconGridSection
        label={sectionLabels.value.service.capabilities}
        {...content.capabilities}
        items={content.ourCapabilities}
        columns={4}
        action={<ArrowLink href={inquiryTarget}>Get Free Quote</ArrowLink>}
      />
      <IconGridSection
        label={sectionLabels.value.service.benefits}
        {...content.benefits}
        items={content.clientBenefits}
        columns={2}
        action={
          <ButtonLink href={inquiryTarget} tone="outline">
            Share Your Requirements
          </ButtonLink>
        }
      />
      <DeliveryProcessSection
        label={sectionLabels.value.service.process}
        {...content.process}
        steps={content.deliveryProcess}
        tone="sunken"
      >
        <WeekByWeek heading={sectionLabels.value.service.weeks} {...content.weekByWeek} />
        {content.artefact && <ArtefactFigure {...content.artefact} />}
      </DeliveryProcessSection>
      <TechStackSection
        label={sectionLabels.value.service.technology}
        {...content.technology}
        groups={content.techStack}
        action={<ArrowLink href={inquiryTarget}>SCHEDULE A MEETING</ArrowLink>}
      />
      <InquirySection label={sectionLabels.value.service.inquiry} {...content.inquiry} contact={contact}>
        <Island name="inquiry-form" hydrate="focus" props={{ ...form, outcome: actionData }} />
      </InquirySection>
      <CaseCardsSection
        label={sectionLabels.value.service.cases}
        {...content.cases}
        cases={cases}
        link={caseStudiesLink}
      />
      <WhyColumnsSection
        label={sectionLabels.value.service.why}
        {...content.why}
        left={content.whyChooseUsLeft}
        right={content.whyChooseUsRight}
      />
      <QuotesSection
        label={sectionLabels.value.service.voices}
        {...content.voices}
        quotes={content.testimonials}
      />
      <FaqSection
        label={sectionLabels.value.service.questions}
        {...content.questions}
        name="service-questions"
        faqs={content.faqs}
        links={[pricingLink]}
      />
      <NextStep label={sectionLabels.value.service.next} {...content.nextStep} />
    </>
  );
}
