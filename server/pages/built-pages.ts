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

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
