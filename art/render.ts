/**
 * Renders the scenes that have changed, or the named ones: `node art/render.ts [key…]`
 *
 * A scene's fingerprint covers the content of the picture (blocks, light, view), not the source files.
 * Changing a camera renders one picture again, changing a shared part renders the pictures that show it, and
 * tidying the code renders nothing. Needs Blender 3.4 with python3-numpy.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
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
const ORDER = ["hero", "tab", "service", "industry", "page", "project", "case", "post"];

type Manifest = Record<string, string>;

const scenePath = (key: string) => join(ART, "scenes", `${key}.py`);
const masterPath = (key: string) => join(ART, "masters", `${key}.webp`);
const environment = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };

function allKeys() {
  const rank = (key: string) => ORDER.indexOf(key.split("-")[0] ?? "");
  const keys = readdirSync(join(ART, "scenes")).map((file) => file.replace(/\.py$/, ""));
  return keys.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

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

function showProgress(done: number, total: number, key: string) {
  const filled = Math.round((done / total) * 30);
  const line = `${"█".repeat(filled)}${"░".repeat(30 - filled)} ${done.toFixed(1)}/${total} ${key}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}`);
  else if (Number.isInteger(done)) console.log(line);
}

/** Reads the progress ("Sample 8/24") from Blender's output and keeps the end of it for error messages. */
function follow(blender: ChildProcess, onShare: (share: number) => void) {
  return new Promise<void>((resolve, reject) => {
    let tail = "";
    const listen = (chunk: Buffer) => {
      tail = (tail + chunk).slice(-2000);
      const [, at, of] = [...String(chunk).matchAll(/Sample (\d+)\/(\d+)/g)].at(-1) ?? [];
      if (at && of) onShare(Number(at) / Number(of));
    };
    blender.stdout?.on("data", listen);
    blender.stderr?.on("data", listen);
    blender.on("error", reject);
    blender.on("close", (code) =>
      code === 0 && tail.includes("smoothed in") ? resolve() : reject(new Error(tail)),
    );
  });
}

async function render(key: string, onShare: (share: number) => void) {
  const folder = mkdtempSync(join(tmpdir(), "render-"));
  try {
    const png = join(folder, "picture.png");
    const script = join(ART, "kit", "render.py");
    const args = ["-n", "19", "blender", "-b", "-P", script, "--", scenePath(key), png];
    await follow(spawn("nice", args, { env: environment }), onShare);
    // Near-lossless WebP keeps the edges in full colour for later encoding, at half the size of a PNG.
    const part = `${masterPath(key)}.part`;
    await sharp(png).webp({ nearLossless: true, quality: 60, effort: 5 }).toFile(part);
    renameSync(part, masterPath(key));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const known = allKeys();
const unknown = named.filter((key) => !known.includes(key));
if (unknown.length > 0) throw new Error(`There is no scene named ${unknown.join(", ")} in art/scenes`);

const wanted = fingerprints(named.length > 0 ? named : known);
const recorded = readManifest();
const changed = Object.keys(wanted).filter(
  (key) => recorded[key] !== wanted[key] || !existsSync(masterPath(key)),
);
console.log(changed.length > 0 ? `${changed.length} to render` : "All pictures are up to date");
for (const [index, key] of changed.entries()) {
  showProgress(index, changed.length, key);
  await render(key, (share) => showProgress(index + share * 0.9, changed.length, key));
  record(key, wanted[key] ?? "");
}
if (changed.length > 0) showProgress(changed.length, changed.length, "done\n");
