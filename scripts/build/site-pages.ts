import { type LoaderFunctionArgs, type MetaDescriptor, RouterContextProvider } from "react-router";
import { builtPages } from "../../server/pages/built-pages.ts";
import type { BuiltApp } from "../../server/pages/page-renderer.ts";

/** A page's path, and the return values of its loader and meta function. */
export type SitePage = { path: string; loaderData: unknown; meta: MetaDescriptor[] };

type Loader = (args: Partial<LoaderFunctionArgs>) => unknown;
type Meta = (args: { loaderData: unknown }) => MetaDescriptor[];

/** Reads every page's data from the built routes, so that no HTML has to be parsed. */
export async function sitePages(build: BuiltApp, publicUrl: string): Promise<SitePage[]> {
  const { pages } = builtPages(build);
  return Promise.all(
    [...pages].map(async ([path, { module, params }]) => {
      const url = new URL(path, publicUrl);
      const context = new RouterContextProvider();
      const loader = module.loader as Loader | undefined;
      const loaderData = await loader?.({ request: new Request(url), url, params, context });
      return { path, loaderData, meta: (module.meta as Meta | undefined)?.({ loaderData }) ?? [] };
    }),
  );
}

/** The content of a meta tag. For example, `metaContent(meta, "name", "description")` returns the description. */
export function metaContent(meta: MetaDescriptor[], attribute: "name" | "property", value: string): string {
  const tag = meta.find((descriptor) => attribute in descriptor && Object(descriptor)[attribute] === value);
  return tag && "content" in tag ? String(tag.content) : "";
}

type Node = {
  "@type": string;
  dateModified?: string;
  itemListElement?: { name: string }[];
};

/** The nodes of a page's structured data. */
export function graphOf({ meta }: SitePage): Node[] {
  const data = meta.find((descriptor) => "script:ld+json" in descriptor);
  return data
    ? (data as unknown as { "script:ld+json": { "@graph": Node[] } })["script:ld+json"]["@graph"]
    : [];
}

/** False for drafts, which are marked noindex. */
const isIndexed = ({ meta }: SitePage) => metaContent(meta, "name", "robots") !== "noindex";

/** Whether search engines and the site's own search list the page: not drafts, and not alternative paths of a page. */
export const isListed = (page: SitePage) =>
  isIndexed(page) && new URL(metaContent(page.meta, "property", "og:url")).pathname === page.path;
