import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildFiles } from "../../server/pages/build-files.ts";

const clientFolder = buildFiles().client;

/** The path of the site's largest film or picture. Tests request it to fill the buffers of a connection. */
export function largestFile(): string {
  const size = (name: string) => statSync(join(clientFolder, name)).size;
  const [largest] = globSync("**/*.{webm,mp4,jpg}", { cwd: clientFolder }).sort((a, b) => size(b) - size(a));
  if (largest === undefined) throw new Error(`${clientFolder} has no film or picture. Run npm run build.`);
  return `/${largest}`;
}
