import { data } from "react-router";
import { company } from "../content/company.ts";
import { openingHours } from "../content/derived/opening-hours.ts";
import { estimateMessage } from "../content/derived/price-guide.ts";
import { pricingPlans } from "../content/derived/pricing.ts";
import { contactFormTexts } from "../content/derived/texts-of-forms.ts";
import { contactPage } from "../content/pages/contact.ts";
import { startFacts } from "../content/start-facts.ts";
import { formPageSeo, receiveForm } from "../forms/receive-form.ts";
import { Island } from "../islands/island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { ContactSection } from "../sections/contact/contact-section.tsx";
import { MapSection } from "../sections/contact/map-section.tsx";
import { StartFactsList } from "../sections/shared/start-facts-list.tsx";
import { PlainHead } from "../sections/site/plain-head.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { organization } from "../seo/structured-data.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import type { Route } from "./+types/contact";

export const handle: PageHandle = { endsWithoutCall: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData.page, "/contact", { kind: "ContactPage", things: [organization()] });

/** If the URL names a pricing plan or choices of the price guide, the form is filled in with them. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const plan = pricingPlans.find(({ slug }) => slug === params.plan);
  if (params.plan && !plan) throw data(null, { status: 404 });
  const filledIn = plan
    ? { subject: `${plan.name} plan, ${plan.price}` }
    : estimateMessage(new URL(request.url).searchParams);
  return {
    page: { ...contactPage.value, seo: formPageSeo(contactPage.value.seo, context) },
    company: company.value,
    openingHours,
    start: startFacts.value,
    form: {
      texts: contactFormTexts,
      page: plan ? `/contact/${plan.slug}` : "/contact",
      filledIn,
      mailAddress: company.value.emails.projects.address,
    },
  };
}

export const action = (args: Route.ActionArgs) => receiveForm("contact", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, company, openingHours, start, form } = loaderData;
  return (
    <>
      <PlainHead title={page.banner.title} lead={page.banner.lead}>
        <StartFactsList facts={start.facts} className="grid-cols-2 max-xs:grid-cols-1" />
        <ArrowLink href={start.link.to} className="mt-1">
          {start.link.label}
        </ArrowLink>
      </PlainHead>
      <ContactSection {...page} company={company} openingHours={openingHours}>
        <Island name="contact-form" hydrate="focus" props={{ ...form, outcome: actionData }} />
      </ContactSection>
      <MapSection heading={page.mapHeading} note={page.mapNote} button={page.mapButton} company={company} />
    </>
  );
}
