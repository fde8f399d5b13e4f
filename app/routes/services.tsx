import { servicesPage } from "../content/pages/services.ts";
import { serviceTabs } from "../content/service-tabs.ts";
import { receiveForm } from "../forms/receive-form.ts";
import { ServiceOverviewSection } from "../sections/service-overview-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { service } from "../seo/things.ts";
import { trailTo } from "../ui/breadcrumbs.tsx";
import type { Route } from "./+types/services";
import { ServiceDetailPage, serviceDetailLoader, serviceDetailMeta } from "./service-detail.tsx";

const defaultSlug = "artificial-intelligence";

/** A slug that is none of the tabs' is a service page's, or nobody's. */
export function loader({ params: { slug = defaultSlug } }: Route.LoaderArgs) {
  const selected = serviceTabs.find((tab) => tab.slug === slug);
  if (!selected) return { detail: serviceDetailLoader(slug) };
  const tabs = serviceTabs.map((tab) => ({ slug: tab.slug, name: tab.name }));
  return { overview: { ...servicesPage, tabs, selected } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData.detail) return serviceDetailMeta(loaderData.detail);
  const { selected, banner } = loaderData.overview;
  const { seo, slug, name, paragraph: description, picture } = selected;
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

export default function Services({ loaderData: { detail, overview } }: Route.ComponentProps) {
  if (detail) return <ServiceDetailPage {...detail} />;
  const { banner, section, tabs, selected } = overview;
  return (
    <>
      <TitleBanner {...banner} trail={trailTo(banner.title)} />
      <ServiceOverviewSection {...section} tabs={tabs} selected={selected} />
    </>
  );
}
