import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { FRAME } from "./storyboard.ts";

/** Chosen so that each format stays under two megabytes. */
const RATE = ["-b:v", "430k", "-g", String(5 * FRAME.rate)];

const COLOURS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv".split(" ");

/** Encodes 16-bit frames losslessly at ten bits, so that nothing is rounded before the final encoding. */
export function startFrames(file: string) {
  const input = `-f rawvideo -pixel_format rgb48le -video_size ${FRAME.width}x${FRAME.height} -framerate ${FRAME.rate}`;
  const filter = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p10le";
  return start([
    ...[...input.split(" "), "-i", "-", "-vf", filter, ...COLOURS],
    ...["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", file],
  ]);
}

export const encodeWebm = (frames: string, file: string) =>
  encode(frames, file, [
    ...["-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p", "-deadline", "good", "-cpu-used", "4"],
    ...["-row-mt", "1", "-tile-columns", "1", "-auto-alt-ref", "1", "-lag-in-frames", "25"],
  ]);

/** Adaptive quantisation mode 3 spends more bits on dark areas, which keeps night skies smooth. */
export const encodeMp4 = (frames: string, file: string) =>
  encode(frames, file, [
    ...["-c:v", "libx264", "-pix_fmt", "yuv420p", "-profile:v", "high", "-preset", "slow"],
    ...["-tune", "animation", "-aq-mode", "3", "-movflags", "+faststart"],
  ]);

async function encode(frames: string, file: string, options: string[]) {
  const log = join(dirname(frames), "pass");
  for (const pass of ["1", "2"]) {
    const result = pass === "1" ? ["-f", "null", "-"] : [file];
    const twice = ["-pass", pass, "-passlogfile", log];
    const { input, finished } = start([
      "-i",
      frames,
      ...options,
      ...RATE,
      ...COLOURS,
      ...twice,
      "-threads",
      "2",
      ...result,
    ]);
    input.end();
    await finished;
  }
}

function start(options: string[]) {
  const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
  const ffmpeg = spawn("nice", ["-n", "15", "ffmpeg", ...quiet, ...options], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const finished = once(ffmpeg, "close").then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg exited with code ${code}`);
  });
  return { input: ffmpeg.stdin, finished };
}
