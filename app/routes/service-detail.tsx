import { data } from "react-router";
import { caseStudies } from "../content/case-studies.ts";
import { company } from "../content/company.ts";
import { serviceLabels } from "../content/section-labels.ts";
import { services } from "../content/services.ts";
import { InquiryForm } from "../forms/lazy-forms.tsx";
import { receiveForm } from "../forms/receive-form.ts";
import { CaseCardsSection } from "../sections/case-cards-section.tsx";
import { DeliveryProcessSection } from "../sections/delivery-process-section.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { IconGridSection } from "../sections/icon-grid-section.tsx";
import { InquirySection, inquiryTarget } from "../sections/inquiry-section.tsx";
import { QuotesSection } from "../sections/quotes-section.tsx";
import { TechStackSection } from "../sections/tech-stack-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { WhyColumnsSection } from "../sections/why-columns-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { questions, service as serviceThing } from "../seo/things.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { trailTo } from "../ui/breadcrumbs.tsx";
import { ButtonLink } from "../ui/button.tsx";
import type { Route } from "./+types/service-detail";

const trail = (title: string) => trailTo(title, { label: "Our Services", to: "/services" });

export function serviceDetailLoader(slug: string) {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw data(null, { status: 404 });
  const cases = service.sectionWiseContent.caseStudies.flatMap((name) =>
    caseStudies
      .filter((study) => study.slug === name)
      .map(({ slug, title, industry, summary, image }) => ({ slug, title, industry, summary, image })),
  );
  return { service, cases, contact: company.inquiryContact, path: `/services/${slug}` };
}

type ServiceDetail = ReturnType<typeof serviceDetailLoader>;

/** Both spellings of the address name the plural one. */
export function serviceDetailMeta({ service: { seo, title: name, ...service }, path }: ServiceDetail) {
  const { description, heroImage, sectionWiseContent } = service;
  return pageMeta({
    seo,
    path,
    picture: heroImage,
    trail: trail(name),
    things: [
      serviceThing({ name, description, path, image: heroImage.image }),
      questions(path, sectionWiseContent.faqs),
    ],
  });
}

export const loader = ({ params }: Route.LoaderArgs) => serviceDetailLoader(params.slug);

export const meta = ({ loaderData }: Route.MetaArgs) => serviceDetailMeta(loaderData);

export const action = (args: Route.ActionArgs) => receiveForm("inquiry", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export function ServiceDetailPage({ service, cases, contact, path }: ServiceDetail) {
  const { title, description, heroImage, sectionWiseContent: content } = service;
  return (
    <>
      <TitleBanner title={title} lead={description} picture={heroImage} trail={trail(title)}>
        <ButtonLink to={inquiryTarget} icon="arrow-right">
          Talk to our exprts
        </ButtonLink>
      </TitleBanner>
      <IconGridSection
        label={serviceLabels.capabilities}
        {...content.capabilities}
        items={content.ourCapabilities}
        columns={4}
        action={<ArrowLink to={inquiryTarget}>Get Free Quote</ArrowLink>}
      />
      <IconGridSection
        label={serviceLabels.benefits}
        {...content.benefits}
        items={content.clientBenefits}
        columns={2}
        action={
          <ButtonLink to={inquiryTarget} tone="outline">
            Share Your Requirements
          </ButtonLink>
        }
      />
      <DeliveryProcessSection
        label={serviceLabels.process}
        {...content.process}
        steps={content.deliveryProcess}
        tone="sunken"
      />
      <TechStackSection
        label={serviceLabels.technology}
        {...content.technology}
        groups={content.techStack}
        action={<ArrowLink to={inquiryTarget}>SCHEDULE A MEETING</ArrowLink>}
      />
      <InquirySection label={serviceLabels.inquiry} {...content.inquiry} contact={contact}>
        <InquiryForm page={path} />
      </InquirySection>
      <CaseCardsSection label={serviceLabels.cases} {...content.cases} cases={cases} />
      <WhyColumnsSection
        label={serviceLabels.why}
        {...content.why}
        left={content.whyChooseUsLeft}
        right={content.whyChooseUsRight}
      />
      <QuotesSection label={serviceLabels.voices} {...content.voices} quotes={content.testimonials} />
      <FaqSection
        label={serviceLabels.questions}
        {...content.questions}
        name="service-questions"
        faqs={content.faqs}
      />
    </>
  );
}

export default function ServiceDetailRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceDetailPage {...loaderData} />;
}
