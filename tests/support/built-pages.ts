import { globSync } from "node:fs";

/** The paths of all pages of the build. */
export const builtPaths = globSync("**/index.html", { cwd: "build/client" })
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .sort();
