import type { Thing } from "schema-dts";
import { company } from "../content/company.ts";
import type { Banner, Picture, Seo } from "../content/fields/text.ts";
import { type Crumb, trailTo } from "../ui/headings/breadcrumbs.tsx";
import { absoluteUrl } from "./absolute-url.ts";
import { CARD, socialCard } from "./social-card.ts";
import { type PageKind, pageGraph } from "./structured-data.ts";

export const pageTitle = (title: string) => `${title} | ${company.value.name}`;

type PageMeta = {
  seo: Seo;
  path: string;
  /** If false, the page is marked `noindex` and has no canonical URL, structured data or social card of its own. */
  indexed?: boolean;
  /** The picture on the page's social card. */
  picture?: Pick<Picture, "image"> | undefined;
  /** The title on the card, if the card is that of another page with the same canonical URL. */
  cardTitle?: string;
  trail?: Crumb[];
  kind?: PageKind;
  /** schema.org items that describe the page's subject. */
  things?: Thing[];
  /** Only for articles. */
  publishedOn?: string;
  /** If the page has a date of its own. */
  updatedOn?: string;
};

const sitePicture = { image: "hero-build" };

export function pageMeta({ seo, path, indexed = true, ...page }: PageMeta) {
  const title = pageTitle(seo.title);
  const address = absoluteUrl(path);
  const { picture = sitePicture, cardTitle = seo.title, trail, kind, things, publishedOn, updatedOn } = page;
  const card = indexed ? socialCard(path, picture.image) : socialCard("/", sitePicture.image);
  return [
    { title },
    { name: "description", content: seo.description },
    ...(indexed
      ? [{ tagName: "link", rel: "canonical", href: address }]
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: address },
    { property: "og:type", content: publishedOn ? "article" : "website" },
    ...(publishedOn ? [{ property: "article:published_time", content: publishedOn }] : []),
    { property: "og:site_name", content: company.value.name },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: card },
    { property: "og:image:width", content: String(CARD.width) },
    { property: "og:image:height", content: String(CARD.height) },
    { property: "og:image:alt", content: cardTitle },
    // X (Twitter) needs only this property. It reads the rest from the og: properties above.
    { name: "twitter:card", content: "summary_large_image" },
    ...(indexed ? [{ "script:ld+json": pageGraph({ seo, path, trail, kind, things, updatedOn }) }] : []),
  ];
}

/** Metadata for a page with a title banner, which provides the picture and the breadcrumbs. */
export function bannerPageMeta(
  { seo, banner }: { seo: Seo; banner: Banner },
  path: string,
  more: Pick<PageMeta, "cardTitle" | "kind" | "things" | "updatedOn"> = {},
) {
  return pageMeta({ seo, path, picture: banner.picture, trail: trailTo(banner.title), ...more });
}
