import { join } from "node:path";
import {
  type LoaderFunctionArgs,
  type MetaDescriptor,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { pagePaths } from "../../app/page-paths.ts";

/** A page's path, and the return values of its loader and meta function. */
export type SitePage = { path: string; loaderData: unknown; meta: MetaDescriptor[] };

type RouteModule = {
  loader?: (args: Partial<LoaderFunctionArgs>) => unknown;
  meta?: (args: { loaderData: unknown }) => MetaDescriptor[];
};

/** Reads every page's data from the built routes, so that no HTML has to be parsed. */
export async function sitePages(publicUrl: string): Promise<SitePage[]> {
  const build = (await import(join(process.cwd(), "build/server/index.js"))) as ServerBuild;
  const routes = Object.values(build.routes)
    .filter((route) => route?.parentId === "root")
    .map((route) => ({ id: route?.id, path: route?.path, index: route?.index, handle: route?.module }));
  return Promise.all(
    pagePaths().map(async (path) => {
      const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1);
      if (!match) throw new Error(`No route in app/routes.ts renders ${path}`);
      const { loader, meta } = match.route.handle as RouteModule;
      const request = new Request(new URL(path, publicUrl));
      const context = new RouterContextProvider();
      const loaderData = await loader?.({ request, params: match.params, context });
      return { path, loaderData, meta: meta?.({ loaderData }) ?? [] };
    }),
  );
}

/** The content of a meta tag. For example, `metaContent(meta, "name", "description")` returns the description. */
export function metaContent(meta: MetaDescriptor[], attribute: "name" | "property", value: string): string {
  const tag = meta.find((descriptor) => attribute in descriptor && Object(descriptor)[attribute] === value);
  return tag && "content" in tag ? String(tag.content) : "";
}

/** False for drafts, which are marked noindex. */
export const isIndexed = ({ meta }: SitePage) => metaContent(meta, "name", "robots") !== "noindex";
