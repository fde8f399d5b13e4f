import { listedServices } from "../content/listed-services.ts";
import { caseStudiesPage, servicesPage } from "../content/pages.ts";
import type { PageHandle } from "../page-handle.ts";
import { ServiceOverviewSection } from "../sections/services/service-overview-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { service } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/services";

export const handle: PageHandle = { closing: "services" };

const defaultSlug = "artificial-intelligence";

/** Each tab has a URL of its own. /services shows the default tab, with the overview's own title. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/")[2];
  const selected = listedServices.find((tab) => tab.slug === (slug || defaultSlug));
  if (!selected) throw new Error(`routes.ts has a route for ${url.pathname}, but service-tabs.ts has no tab`);
  const tabs = listedServices.map(({ slug, path, name }) => ({ slug, path, name }));
  const { banner, section, details, pricingLink } = servicesPage;
  const seo = slug ? selected.seo : servicesPage.seo;
  const caseStudiesLink = caseStudiesPage.link;
  const subtitle = slug ? selected.name : undefined;
  return { seo, banner, subtitle, section, details, pricingLink, caseStudiesLink, tabs, selected };
}

export function meta({ loaderData: { seo, selected, banner } }: Route.MetaArgs) {
  const { path, name, paragraph: description, picture } = selected;
  return pageMeta({
    seo,
    path,
    picture,
    trail: trailTo(banner.title),
    things: [service({ name, description, path, image: picture.image })],
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { banner, subtitle, section, details, pricingLink, caseStudiesLink, tabs, selected } = loaderData;
  return (
    <>
      <TitleBanner {...banner} hiddenSubtitle={subtitle} />
      <ServiceOverviewSection
        {...section}
        detailHeadings={details}
        pricingLink={pricingLink}
        caseStudiesLink={caseStudiesLink}
        tabs={tabs}
        selected={selected}
      />
    </>
  );
}
