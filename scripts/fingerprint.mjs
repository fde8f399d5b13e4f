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
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesAt).sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.update(process.env.PUBLIC_URL || "").digest("hex");
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesAt(join(path, entry.name)));
}
