import { listedServices } from "../content/derived/listed-services.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { PageHandle } from "../page-handle.ts";
import { ServiceOverviewSection } from "../sections/services/service-overview-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta, pageMeta } from "../seo/page-meta.ts";
import { service } from "../seo/schema-org.ts";
import { home, trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/services";

export const handle: PageHandle = { closing: "services" };

const defaultSlug = "artificial-intelligence";

const url = "/services";

/** Each tab has a page of its own. /services is the overview, with the default tab. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/")[2];
  const selected = listedServices.find((tab) => tab.slug === (slug || defaultSlug));
  if (!selected) throw new Error(`routes.ts has a route for ${url.pathname}, but service-tabs.ts has no tab`);
  const tabs = listedServices.map(({ slug, path, name }) => ({ slug, path, name }));
  const { banner, section, details, pricingLink } = servicesPage.value;
  const seo = slug ? selected.seo : servicesPage.value.seo;
  const caseStudiesLink = caseStudiesPage.value.link;
  const subtitle = slug ? selected.name : undefined;
  return { seo, banner, subtitle, section, details, pricingLink, caseStudiesLink, tabs, selected };
}

export function meta({ loaderData: { seo, subtitle, selected, banner } }: Route.MetaArgs) {
  const { path, name, paragraph: description, picture } = selected;
  if (!subtitle) return bannerPageMeta({ seo, banner }, url, { kind: "CollectionPage" });
  return pageMeta({
    seo,
    path,
    picture,
    // The breadcrumbs on the page end with the overview, as specified. Search engines get the tab too.
    trail: trailTo(name, { label: banner.title, to: url }),
    things: [service({ name, description, path, image: picture.image })],
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { banner, subtitle, section, details, pricingLink, caseStudiesLink, tabs, selected } = loaderData;
  const trail = subtitle ? [home, { label: banner.title, to: url }] : trailTo(banner.title);
  return (
    <>
      <TitleBanner {...banner} hiddenSubtitle={subtitle} trail={trail} />
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
