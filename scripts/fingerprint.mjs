import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** After a successful build, this file contains the fingerprint of the sources and settings that were built. */
export const fingerprintFile = "build/fingerprint";

const sources = [
  "app",
  "art/drawings",
  "content",
  "intake",
  "public",
  "scripts",
  "server",
  "staff",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** A hash of the sources above and of the settings that are built into the pages. */
export function builtFrom() {
  return fingerprint(sources, process.env.PUBLIC_URL || "");
}

/** Hashes the names and contents of files, and some extra values. */
function fingerprint(paths, ...conditions) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesAt).sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.update(conditions.join("\0")).digest("hex");
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesAt(join(path, entry.name)));
}
