/**
 * Makes the intro film from the renders: `node art/film/make-film.ts`
 *
 * Draws every frame, then encodes the film twice, cuts its poster and writes its captions, all under
 * public/film. Needs Debian's ffmpeg and a Chromium (for the titles), and takes about ten minutes.
 * With times in seconds (`node art/film/make-film.ts 4.8 30`) it only draws these frames, into /tmp.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { introFilmPage } from "../../app/content/pages/intro-film.ts";
import { loadPicture, type Picture } from "./camera.ts";
import { captions } from "./captions.ts";
import { drawFrame } from "./frames.ts";
import { FRAME, LENGTH, scenes } from "./storyboard.ts";
import { drawTitles, type Titles } from "./titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = (address: string) => join(root, "public", address);
const POSTER_TIME = 5;
const LIMITS = { webm: 2_000_000, mp4: 2_000_000, poster: 60_000 };

const colours = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];
const size = `${FRAME.width}x${FRAME.height}`;

/** Ten bits and no loss: between the drawn frames and the encoders nothing is rounded. */
const takeFrames = (file: string) => [
  ...[
    "-f",
    "rawvideo",
    "-pixel_format",
    "rgb48le",
    "-video_size",
    size,
    "-framerate",
    String(FRAME.rate),
    "-i",
    "-",
  ],
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p10le", ...colours],
  ...["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", file],
];

/** AV1 with ten bits: the night skies stay smooth. */
const encodeWebm = (input: string, file: string) => [
  ...["-i", input, "-c:v", "libsvtav1", "-pix_fmt", "yuv420p10le", "-preset", "4", "-crf", "32", "-g", "125"],
  ...["-svtav1-params", "lp=2:tune=0:film-grain=4", ...colours, file],
];

/** For browsers without AV1; the third mode of adaptive quantisation spends bits on dark areas. */
const encodeMp4 = (input: string, file: string) => [
  ...["-i", input, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-profile:v", "high", "-preset", "slower"],
  ...["-crf", "23", "-aq-mode", "3", "-g", "125", "-movflags", "+faststart", ...colours, file],
];

function startFfmpeg(options: string[]) {
  const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
  const process = spawn(
    "nice",
    ["-n", "15", "ffmpeg", ...quiet, ...options.slice(0, -1), "-threads", "2", ...options.slice(-1)],
    {
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  const finished = once(process, "close").then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: process.stdin, finished };
}

async function runFfmpeg(options: string[]) {
  const { input, finished } = startFfmpeg(options);
  input.end();
  await finished;
}

async function drawFilm(file: string, pictures: Map<string, Picture>, titles: Titles) {
  const { input, finished } = startFfmpeg(takeFrames(file));
  const count = Math.round(LENGTH * FRAME.rate);
  for (let frame = 0; frame < count; frame++) {
    const pixels = drawFrame(frame / FRAME.rate, pictures, titles);
    if (!input.write(Buffer.from(pixels.buffer))) await once(input, "drain");
    if (frame % FRAME.rate === 0) console.log(`frame ${frame} of ${count}`);
  }
  input.end();
  await finished;
}

const still = (time: number, pictures: Map<string, Picture>, titles: Titles) =>
  sharp(Buffer.from(Uint8Array.from(drawFrame(time, pictures, titles), (value) => Math.round(value / 257))), {
    raw: { width: FRAME.width, height: FRAME.height, channels: 3 },
  });

const told = introFilmPage.scenes.join(" ");
for (const { words } of scenes)
  if (!told.includes(words)) throw new Error(`The film's page does not have the words “${words}”`);

const pictures = new Map<string, Picture>();
for (const { picture } of scenes)
  if (!pictures.has(picture))
    pictures.set(picture, await loadPicture(join(root, "art/masters", `${picture}.webp`)));
const titles = await drawTitles();

const times = process.argv.slice(2).map(Number);
if (times.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), "film-stills-"));
  for (const time of times)
    await still(time, pictures, titles)
      .png()
      .toFile(join(folder, `${time.toFixed(2)}.png`));
  console.log(folder);
} else {
  const { webm, mp4, captions: track, poster } = introFilmPage.film;
  mkdirSync(dirname(output(webm)), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  try {
    const frames = join(folder, "frames.mkv");
    await drawFilm(frames, pictures, titles);
    await runFfmpeg(encodeMp4(frames, output(mp4)));
    await runFfmpeg(encodeWebm(frames, output(webm)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await still(POSTER_TIME, pictures, titles).jpeg({ quality: 74, mozjpeg: true }).toFile(output(poster));
  writeFileSync(output(track), captions());
  const limits = [
    [webm, LIMITS.webm],
    [mp4, LIMITS.mp4],
    [poster, LIMITS.poster],
  ] as const;
  for (const [address, limit] of limits) {
    const bytes = statSync(output(address)).size;
    console.log(`${address} ${Math.round(bytes / 1000)} kB`);
    if (bytes > limit) throw new Error(`${address} is larger than ${limit / 1000} kB`);
  }
}
