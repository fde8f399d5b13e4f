import { join } from "node:path";

/** The parts of a build. `build` is a link to the latest one (scripts/build/switch-build.ts). */
export const buildFiles = (folder = "build") => ({
  client: join(folder, "client"),
  server: join(folder, "server/index.js"),
  /** The staff inbox, with its style sheet. */
  staff: join(folder, "staff/app.js"),
  search: join(folder, "search-index.json"),
  notFoundPages: join(folder, "not-found.json"),
  /** The PUBLIC_URL of the build. */
  publicUrl: join(folder, "public-url"),
  /** Written last: the fingerprint of the sources and settings that were built (scripts/fingerprint.mjs). */
  fingerprint: join(folder, "fingerprint"),
});
