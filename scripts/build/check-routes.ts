import { matchRoutes } from "react-router";
import { pagePaths, siteFilePaths } from "../../app/page-paths.ts";
import routes from "../../app/routes.ts";

/** Rendered by the server, not in the build, because queries, references and unknown paths are not known in advance. */
const onRequest = ["routes/search.tsx", "routes/thank-you.tsx", "routes/not-found.tsx"];

/** Reports pages with the same path, and routes that the build would omit because `pagePaths` doesn't list them. */
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
          `app/routes.ts: /${path} (${file}) would not be built, because pagePaths() in app/page-paths.ts doesn't list it. Move the file to app/routes/pages, whose files need no line in routes.ts, or add its paths to pagePaths()`,
      ),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `two pages have the path ${path}: rename the file of one of them`),
  ];
}
