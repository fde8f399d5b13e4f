import { listedServices } from "../content/listed-services.ts";
import { servicesPage } from "../content/pages/services.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { ServiceOverviewSection } from "../sections/services/service-overview-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { service } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/services";
import { ServiceDetailPage, serviceDetailLoader, serviceDetailMeta } from "./service-detail.tsx";

const defaultSlug = "artificial-intelligence";

/** The slug names a tab or a service page. An unknown slug gets a 404. */
export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const selected = listedServices.find((tab) => tab.slug === (slug ?? defaultSlug));
  if (!selected) return { detail: serviceDetailLoader(slug ?? defaultSlug, context) };
  const tabs = listedServices.map((tab) => ({ slug: tab.slug, name: tab.name }));
  const { banner, section, details } = servicesPage;
  const seo = slug ? selected.seo : servicesPage.seo;
  return { overview: { seo, banner, section, details, tabs, selected } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData.detail) return serviceDetailMeta(loaderData.detail);
  const { seo, selected, banner } = loaderData.overview;
  const { slug, name, paragraph: description, picture } = selected;
  const path = `/services/${slug}`;
  return pageMeta({
    seo,
    path,
    picture,
    trail: trailTo(banner.title),
    things: [service({ name, description, path, image: picture.image })],
  });
}

export const action = (args: Route.ActionArgs) => receiveForm("inquiry", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Services({ loaderData: { detail, overview }, actionData }: Route.ComponentProps) {
  if (detail) return <ServiceDetailPage {...detail} outcome={actionData} />;
  const { banner, section, details, tabs, selected } = overview;
  return (
    <>
      <TitleBanner {...banner} />
      <ServiceOverviewSection {...section} detailHeadings={details} tabs={tabs} selected={selected} />
    </>
  );
}
