/**
 * Renders the scenes whose fingerprint has changed or whose picture is missing: `npm exec -- node art/render.ts [key…]`.
 * With keys, checks only those scenes. A fingerprint covers a scene's blocks, light, view and size, not its source code
 * (art/README.md). Needs Blender 3.4 with python3-numpy.
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ART = fileURLToPath(new URL(".", import.meta.url));
const MANIFEST = join(ART, "masters", "manifest.json");

type Manifest = Record<string, string>;

const scenePath = (key: string) => join(ART, "scenes", `${key}.py`);
const masterPath = (key: string) => join(ART, "masters", `${key}.webp`);
const environment = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };

function fingerprints(keys: string[]): Manifest {
  const described = execFileSync("python3", [join(ART, "kit", "describe.py"), ...keys.map(scenePath)], {
    env: environment,
  });
  return JSON.parse(described.toString());
}

const readManifest = (): Manifest => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {});

function record(key: string, fingerprint: string) {
  const sorted = Object.entries({ ...readManifest(), [key]: fingerprint }).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function render(key: string) {
  const folder = mkdtempSync(join(tmpdir(), "render-"));
  try {
    const png = join(folder, "picture.png");
    const script = join(ART, "kit", "render.py");
    const args = ["-n", "19", "blender", "-b", "-P", script, "--", scenePath(key), png];
    const output = execFileSync("nice", args, { env: environment, encoding: "utf8", maxBuffer: 2 ** 26 });
    // Blender exits with 0 even if its script fails, so look for the line that the script prints last.
    if (!output.includes("smoothed in")) throw new Error(output.slice(-2000));
    // Lossless, because even near-lossless WebP makes bands in the soft light on the ground.
    const part = `${masterPath(key)}.part`;
    await sharp(png).webp({ lossless: true, effort: 5 }).toFile(part);
    renameSync(part, masterPath(key));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const known = readdirSync(join(ART, "scenes")).map((file) => file.replace(/\.py$/, ""));
const unknown = named.filter((key) => !known.includes(key));
if (unknown.length > 0) throw new Error(`There is no scene named ${unknown.join(", ")} in art/scenes`);

const wanted = fingerprints(named.length > 0 ? named : known);
const recorded = readManifest();
const changed = Object.keys(wanted).filter(
  (key) => recorded[key] !== wanted[key] || !existsSync(masterPath(key)),
);
console.log(changed.length > 0 ? `${changed.length} to render` : "All pictures are up to date");
for (const [index, key] of changed.entries()) {
  console.log(`${index + 1}/${changed.length} ${key}`);
  await render(key);
  record(key, wanted[key] ?? "");
}
