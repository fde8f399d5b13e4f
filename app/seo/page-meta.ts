import { company } from "../content/company.ts";
import type { Seo } from "../content/schema/text.ts";

/** Absolute addresses follow PUBLIC_URL, which is fixed when the pages are rendered. */
export const absoluteUrl = (path: string) => new URL(path, import.meta.env.PUBLIC_URL).href;

export const pageTitle = (title: string) => `${title} | ${company.name}`;

type PageMeta = { seo: Seo; path: string; indexed?: boolean };

export function pageMeta({ seo, path, indexed = true }: PageMeta) {
  const title = pageTitle(seo.title);
  const canonical = absoluteUrl(path);
  return [
    { title },
    { name: "description", content: seo.description },
    ...(indexed
      ? [{ tagName: "link", rel: "canonical", href: canonical }]
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
  ];
}
