import { data, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../intake/messages/outcome.ts";
import { caseStudies } from "../content/case-studies.ts";
import { company } from "../content/company.ts";
import { isPublished } from "../content/entries-of.ts";
import { inquiryFormTexts } from "../content/form-texts.ts";
import { serviceLabels } from "../content/section-labels.ts";
import { services } from "../content/services.ts";
import { formPageSeo, receiveForm } from "../forms/receive-form.ts";
import { Island } from "../islands/island.tsx";
import { InquirySection, inquiryTarget } from "../sections/contact/inquiry-section.tsx";
import { CaseCardsSection } from "../sections/services/case-cards-section.tsx";
import { QuotesSection } from "../sections/services/quotes-section.tsx";
import { TechStackSection } from "../sections/services/tech-stack-section.tsx";
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

const trail = (title: string) => trailTo(title, { label: "Our Services", to: "/services" });

export function serviceDetailLoader(slug: string, context: Readonly<RouterContextProvider>) {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw data(null, { status: 404 });
  const cases = service.sectionWiseContent.caseStudies.flatMap((name) =>
    caseStudies
      .filter((study) => study.slug === name)
      .map(({ slug, title, industry, summary, image }) => ({ slug, title, industry, summary, image })),
  );
  const path = `/services/${slug}`;
  return {
    service: { ...service, seo: formPageSeo(service.seo, context) },
    cases,
    contact: company.inquiryContact,
    path,
    form: { texts: inquiryFormTexts, page: path },
  };
}

type ServiceDetail = ReturnType<typeof serviceDetailLoader>;

/** /service/… and /services/… show the same pages. The URLs under /services are canonical. */
export function serviceDetailMeta({ service: { seo, title: name, ...service }, path }: ServiceDetail) {
  const { description, heroImage, sectionWiseContent } = service;
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

export const loader = ({ params, context }: Route.LoaderArgs) => serviceDetailLoader(params.slug, context);

export const meta = ({ loaderData }: Route.MetaArgs) => serviceDetailMeta(loaderData);

export const action = (args: Route.ActionArgs) => receiveForm("inquiry", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

type ServiceDetailPageProps = ServiceDetail & { outcome: Outcome | undefined };

export function ServiceDetailPage({ service, cases, contact, form, outcome }: ServiceDetailPageProps) {
  const { title, description, heroImage, sectionWiseContent: content } = service;
  return (
    <>
      <TitleBanner title={title} lead={description} picture={heroImage} trail={trail(title)}>
        <ButtonLink href={inquiryTarget} icon="arrow-right">
          Talk to our exprts
        </ButtonLink>
      </TitleBanner>
      <IconGridSection
        label={serviceLabels.capabilities}
        {...content.capabilities}
        items={content.ourCapabilities}
        columns={4}
        action={<ArrowLink href={inquiryTarget}>Get Free Quote</ArrowLink>}
      />
      <IconGridSection
        label={serviceLabels.benefits}
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
        label={serviceLabels.process}
        {...content.process}
        steps={content.deliveryProcess}
        tone="sunken"
      />
      <TechStackSection
        label={serviceLabels.technology}
        {...content.technology}
        groups={content.techStack}
        action={<ArrowLink href={inquiryTarget}>SCHEDULE A MEETING</ArrowLink>}
      />
      <InquirySection label={serviceLabels.inquiry} {...content.inquiry} contact={contact}>
        <Island name="inquiry-form" hydrate="focus" props={{ ...form, outcome }} />
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

export default function ServiceDetailRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ServiceDetailPage {...loaderData} outcome={actionData} />;
}
