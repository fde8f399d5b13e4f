import { matchRoutes } from "react-router";
import { pagePaths, siteFilePaths } from "../../app/page-paths.ts";
import routes from "../../app/routes.ts";

/** Rendered on request, because their addresses are not known in advance. */
const onRequest = ["routes/search.tsx", "routes/thank-you.tsx", "routes/not-found.tsx"];

/** Pages that would be missing from the build: in the routes, but at no address that is pre-rendered. */
export function routeProblems(): string[] {
  const paths: string[] = [...pagePaths(), ...siteFilePaths];
  const patterns = routes.map(({ id, file, path = "" }) => ({ id: id ?? file, path }));
  const reached = new Set(paths.map((path) => matchRoutes(patterns, path)?.[0]?.route.id));
  return [
    ...routes
      .filter(({ id, file }) => !reached.has(id ?? file) && !onRequest.includes(file))
      .filter(({ file }) => !file.startsWith("routes/pages/"))
      .map(
        ({ path, file }) =>
          `app/routes.ts: /${path} (${file}) is a page that app/page-paths.ts doesn't know. Move its file to app/routes/pages, which needs no line in routes.ts, or add its addresses to pagePaths()`,
      ),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `two pages want the address ${path}: rename the file of one of them`),
  ];
}
