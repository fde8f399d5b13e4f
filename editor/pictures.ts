import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
import { promisify } from "node:util";
import { slugOf } from "../app/content/prose/parse-prose.ts";

/** Runs a script of the project. If it fails, throws what it printed. */
export const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args]).catch(({ stderr, message }) => {
    throw new Error(stderr || message);
  });

/** The addresses of all pictures, by name. */
export function pictures(): Record<string, string> {
  const manifest: [string, { hash: string }][] = Object.entries(
    JSON.parse(readFileSync("app/images/manifest.json", "utf8")),
  );
  return Object.fromEntries(manifest.map(([name, { hash }]) => [name, `/images/${name}.${hash}.jpg`]));
}

/** Keeps an uploaded picture, or a person's photo, as an original and makes every size of it. Returns its name. */
export async function addPicture(fileName: string, person: string, photo: Buffer): Promise<string> {
  const { name: title, ext } = parse(fileName.toLowerCase());
  if (!/^\.(?:png|webp|jpe?g|heic)$/.test(ext))
    throw new Error(`${fileName} is not a PNG, WebP, JPEG or HEIC picture.`);
  const wanted = slugOf(title) || "picture";
  let name = person || wanted;
  for (let count = 2; !person && name in pictures(); count++) name = `${wanted}-${count}`;
  const original = `${person ? "art/people" : "art/masters"}/${name}${ext}`;
  // A person has one photo, of whatever format.
  if (person) for (const old of globSync(`art/people/${name}.{jpg,jpeg,png,webp,heic}`)) rmSync(old);
  writeFileSync(original, photo);
  try {
    await (person ? run("art/draw.ts", name) : run("scripts/encode-images.ts"));
  } catch (error) {
    rmSync(original);
    throw error;
  }
  return name;
}
