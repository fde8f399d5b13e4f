/**
 * Makes the intro film from the renders: `node art/film/make-film.ts`
 *
 * Draws every frame, encodes the film in two formats, cuts its poster and writes its captions, all under
 * public/film. Needs Debian's ffmpeg and a Chromium (for the titles), and takes about ten minutes.
 * With times in seconds (`node art/film/make-film.ts 4.8 30`) it only draws those frames, into a new folder.
 */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { introFilmPage } from "../../app/content/pages/intro-film.ts";
import { loadPicture, type Picture } from "./camera.ts";
import { captions } from "./captions.ts";
import { encodeMp4, encodeWebm, startFrames } from "./ffmpeg.ts";
import { drawFrame } from "./frames.ts";
import { FRAME, LENGTH, scenes } from "./storyboard.ts";
import { drawTitles } from "./titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = (address: string) => join(root, "public", address);
const POSTER_TIME = 5;
const LIMITS = { webm: 2_000_000, mp4: 2_000_000, poster: 20_000 };

function checkPage() {
  const sceneTexts = introFilmPage.scenes.join(" ");
  for (const { words } of scenes)
    if (!sceneTexts.includes(words))
      throw new Error(`app/content/pages/intro-film.ts does not contain the title “${words}”`);
}

async function loadPictures() {
  const pictures = new Map<string, Picture>();
  for (const key of new Set(scenes.map(({ picture }) => picture)))
    pictures.set(key, await loadPicture(join(root, "art/masters", `${key}.webp`)));
  return pictures;
}

checkPage();
const pictures = await loadPictures();
const titles = await drawTitles();

const still = (time: number) => {
  const pixels = Uint8Array.from(drawFrame(time, pictures, titles), (value) => Math.round(value / 257));
  return sharp(pixels, { raw: { width: FRAME.width, height: FRAME.height, channels: 3 } });
};

async function drawFilm(file: string) {
  const { input, finished } = startFrames(file);
  const count = Math.round(LENGTH * FRAME.rate);
  for (let frame = 0; frame < count; frame++) {
    const pixels = drawFrame(frame / FRAME.rate, pictures, titles);
    if (!input.write(Buffer.from(pixels.buffer))) await once(input, "drain");
    if (frame % (5 * FRAME.rate) === 0) console.log(`Frame ${frame} of ${count}`);
  }
  input.end();
  await finished;
}

async function makeFilm() {
  // The WebM is optional; every browser plays the MP4.
  const film = { webm: "/film/intro.webm", ...introFilmPage.film };
  mkdirSync(dirname(output(film.webm)), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  try {
    const frames = join(folder, "frames.mkv");
    await drawFilm(frames);
    console.log("Encoding");
    await encodeMp4(frames, output(film.mp4));
    await encodeWebm(frames, output(film.webm));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await still(POSTER_TIME).avif({ quality: 45, effort: 8 }).toFile(output(film.poster));
  writeFileSync(output(film.captions), captions());
  for (const kind of ["webm", "mp4", "poster"] as const) {
    const { size } = statSync(output(film[kind]));
    console.log(`${film[kind]}: ${Math.round(size / 1000)} kB`);
    if (size > LIMITS[kind]) throw new Error(`${film[kind]} is larger than ${LIMITS[kind] / 1000} kB`);
  }
}

async function makeStills(times: number[]) {
  const folder = mkdtempSync(join(tmpdir(), "film-stills-"));
  for (const time of times)
    await still(time)
      .png()
      .toFile(join(folder, `${time.toFixed(2)}.png`));
  console.log(folder);
}

const times = process.argv.slice(2).map(Number);
if (times.length > 0) await makeStills(times);
else await makeFilm();
