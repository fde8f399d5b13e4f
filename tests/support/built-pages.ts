import { globSync, readFileSync } from "node:fs";

/** The PUBLIC_URL for which the tested site was built. */
export const address = "http://localhost:3000";

/** The paths of all pages of the build. */
export const builtPaths = globSync("**/index.html", { cwd: "build/client" })
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .sort();

/** The paths of the pages whose canonical URL is their own. The others show the same content at an older or longer URL. */
export const canonicalPaths = builtPaths.filter((path) =>
  readFileSync(`build/client${path}/index.html`, "utf8").includes(`rel="canonical" href="${address}${path}"`),
);
