import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
import { promisify } from "node:util";
import { slugOf } from "../app/content/reading/prose/parse-prose.ts";
import { openPicture } from "../scripts/open-picture.ts";
import { freeName } from "./keys.ts";
import { Refused } from "./refused.ts";

/** Runs a script of the project. If it fails, throws what it printed. */
export const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args]).catch(({ stderr, message }) => {
    throw new Refused(stderr || message);
  });

/** Keeps an uploaded picture, or a person's photo, as an original and makes every size of it. Returns its name. */
export async function addPicture(file: string, person: string, photo: Buffer, taken: object) {
  const { name: title, ext } = parse(file.toLowerCase());
  if (!/^\.(?:png|webp|jpe?g|heic)$/.test(ext))
    throw new Refused(`${file || "This"} is not a PNG, WebP, JPEG or HEIC picture.`);
  const name = person || freeName([slugOf(title) || "picture"], (each) => Object.hasOwn(taken, each));
  const original = `${person ? "art/people" : "art/masters"}/${name}${ext}`;
  // A person has one photo, of whatever format.
  const replaced = person ? globSync(`art/people/${name}.{jpg,jpeg,png,webp,heic}`) : [];
  const before = replaced.map((path) => [path, readFileSync(path)] as const);
  for (const path of replaced) rmSync(path);
  writeFileSync(original, photo);
  try {
    const { width } = (await openPicture(original)).size;
    if (width < 640) throw new Error(`${file} is only ${width} pixels wide. Choose one with at least 640.`);
    await (person ? run("art/draw.ts", name) : run("scripts/encode-images.ts"));
  } catch (error) {
    rmSync(original);
    for (const [path, bytes] of before) writeFileSync(path, bytes);
    throw new Refused((error as Error).message.replaceAll(original, file));
  }
  return name;
}
