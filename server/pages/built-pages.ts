import { matchRoutes, type ServerBuild } from "react-router";

/** The pre-rendered pages by path, each with its route. */
export function builtPages({ prerender, routes }: Pick<ServerBuild, "prerender" | "routes">) {
  const tree = Object.values(routes).flatMap((route) =>
    route?.parentId === "root"
      ? [{ id: route.id, path: route.path, index: route.index, handle: route.module }]
      : [],
  );
  const pages = new Map(
    prerender.map((path) => {
      const match = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path)?.at(-1);
      if (!match) throw new Error(`No route in app/routes.ts renders ${path}`);
      return [path, { module: match.route.handle as RouteModule, params: match.params }];
    }),
  );
  return {
    pages,
    isPage: (path: string) => pages.has(path),
    hasForm: (path: string) => pages.get(path)?.module.action !== undefined,
  };
}

/** Paths that belong to no page. A job that doesn't exist has a not-found page of its own. */
export const notFoundPaths = ["/404", "/career/404"] as const;

/** The path whose not-found page answers a request for a page that doesn't exist. */
export const notFoundPath = (path: string) => notFoundPaths[/^\/career\/[^/]+$/.test(path) ? 1 : 0];

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
