import { emptyPicture, type Picture, photograph, windowBetween } from "./camera.ts";
import {
  CROSS_FADE,
  dawns,
  ending,
  FRAME,
  nightfall,
  type Scene,
  type Span,
  STEP,
  scenes,
  WALL,
  wall,
} from "./storyboard.ts";
import type { Layer, Titles } from "./titles.ts";

type Colour = [red: number, green: number, blue: number];

const INK: Colour = [12, 22, 45];
const AMBER: Colour = [245, 168, 61];
const COURSES = FRAME.height / STEP;
const RISE = 12;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const share = (time: number, [from, to]: Span) => clamp((time - from) / (to - from));
const smooth = (value: number) => value * value * (3 - 2 * value);
const settle = (value: number) => 1 - (1 - value) ** 3;

const full = emptyPicture(FRAME.width, FRAME.height);
const besideWall = emptyPicture(FRAME.width - WALL, FRAME.height);

/** One frame of the film as 16-bit RGB. */
export function drawFrame(time: number, pictures: Map<string, Picture>, titles: Titles): Uint16Array {
  const frame = emptyPicture(FRAME.width, FRAME.height);
  fill(frame, 0, FRAME.width, 0, FRAME.height, INK, 1);
  for (const scene of scenes)
    if (time >= scene.time[0] && time < scene.time[1]) drawScene(frame, scene, time, pictures);
  drawWall(frame, time);
  for (const scene of scenes) drawWords(frame, titles.words.get(scene), time, scene.wordsTime);
  drawLayer(frame, titles.mark, smooth(share(time, [ending.time[0], ending.time[0] + 0.9])), 0);
  drawWords(frame, titles.name, time, [ending.time[0] + 0.7, ending.time[1] + 1]);
  return inSixteenBits(frame);
}

function inSixteenBits({ data }: Picture) {
  const result = new Uint16Array(data.length);
  for (let index = 0; index < data.length; index++)
    result[index] = Math.round(Math.min(255, Math.max(0, data[index] as number)) * 257);
  return result;
}

function drawScene(frame: Picture, scene: Scene, time: number, pictures: Map<string, Picture>) {
  const picture = pictures.get(scene.picture);
  if (!picture) throw new Error(`There is no picture named ${scene.picture} in art/masters`);
  const target = scene.light === "day" ? besideWall : full;
  const left = FRAME.width - target.width;
  photograph(picture, windowBetween(scene.camera, easeEnds(share(time, scene.time))), target);
  if (scene.light === "night") {
    light(target, time);
    shade(target, wordsShown(time, scene.wordsTime));
  }
  const opacity = isCut(scene) ? 1 : smooth(share(time, [scene.time[0], scene.time[0] + CROSS_FADE]));
  for (let y = 0; y < target.height; y++) {
    const row = (y * FRAME.width + left) * 3;
    const source = y * target.width * 3;
    for (let index = 0; index < target.width * 3; index++) {
      const under = frame.data[row + index] as number;
      frame.data[row + index] = under + ((target.data[source + index] as number) - under) * opacity;
    }
  }
}

/** The first picture, and pictures that change while the wall covers the frame, need no fade. */
const isCut = (scene: Scene) =>
  scene.time[0] === 0 ||
  [wall.cover, wall.close].some(([from, to]) => scene.time[0] >= from && scene.time[0] <= to);

/** A constant-speed move that eases in and out. */
function easeEnds(value: number) {
  const soft = 0.16;
  const speed = 1 / (1 - soft);
  if (value < soft) return (speed * value * value) / (2 * soft);
  if (value > 1 - soft) return 1 - (speed * (1 - value) ** 2) / (2 * soft);
  return speed * (value - soft / 2);
}

function light(picture: Picture, time: number) {
  const dawn = dawns.findLast(([from]) => time >= from) ?? [0, 0];
  const [from, to] = dawn;
  const long = to - from;
  const [dusk, dark] = nightfall;
  const wane = dark - dusk;
  const warm =
    smooth(share(time, [from, from + long * 0.6])) * (1 - smooth(share(time, [dusk + wane * 0.45, dark])));
  const cool =
    smooth(share(time, [from + long * 0.3, to])) * (1 - smooth(share(time, [dusk, dusk + wane * 0.7])));
  if (warm === 1 && cool === 1) return;
  const { data } = picture;
  for (let index = 0; index < data.length; index += 3) {
    const warmth = smooth(clamp(((data[index] as number) - (data[index + 2] as number) - 40) / 130));
    const lit = cool + (warm - cool) * warmth;
    for (let channel = 0; channel < 3; channel++) {
      const ink = INK[channel] as number;
      data[index + channel] = ink + ((data[index + channel] as number) - ink) * lit;
    }
  }
}

/** A dark gradient from the left that keeps text on a picture readable. */
function shade(picture: Picture, strength: number) {
  if (strength === 0) return;
  const { data, width } = picture;
  const depths = Array.from(
    { length: width },
    (_, x) => 0.78 * strength * (1 - smooth(clamp((x / width - 0.08) / 0.54))),
  );
  for (let row = 0; row < data.length; row += width * 3)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const index = row + x * 3 + channel;
        const over = data[index] as number;
        data[index] = over + ((INK[channel] as number) - over) * (depths[x] as number);
      }
}

/** Courses of the wall, bottom first: across the picture, back to its place beside it, across the last one. */
function drawWall(frame: Picture, time: number) {
  if (time < wall.cover[0] || time > wall.close[1]) return;
  for (let course = 0; course < COURSES; course++) {
    const height = COURSES - 1 - course;
    const at = (span: Span) => {
      const run = (span[1] - span[0]) * 0.55;
      const start = span[0] + (span[1] - span[0] - run) * (height / (COURSES - 1));
      return smooth(share(time, [start, start + run]));
    };
    const rest = WALL + Math.max(0, 2 - height) * STEP;
    const reach =
      FRAME.width * at(wall.cover) -
      (FRAME.width - rest) * at(wall.open) +
      (FRAME.width - rest) * at(wall.close);
    fill(frame, 0, reach, course * STEP, STEP, INK, 1);
  }
  const lit = smooth(share(time, [wall.open[1], wall.open[1] + 0.5])) * (1 - smooth(share(time, wall.close)));
  fill(frame, WALL, WALL + STEP, FRAME.height - STEP, STEP, AMBER, lit);
}

function fill(
  frame: Picture,
  left: number,
  right: number,
  top: number,
  height: number,
  colour: Colour,
  opacity: number,
) {
  if (opacity === 0) return;
  const end = Math.min(FRAME.width, right);
  for (let y = top; y < top + height; y++)
    for (let x = left; x < end; x++) {
      const covered = opacity * Math.min(1, right - x);
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * FRAME.width + x) * 3 + channel;
        const under = frame.data[index] as number;
        frame.data[index] = under + ((colour[channel] as number) - under) * covered;
      }
    }
}

const wordsShown = (time: number, [from, to]: Span) =>
  smooth(share(time, [from, from + 0.62])) * (1 - smooth(share(time, [to - 0.4, to])));

function drawWords(frame: Picture, layer: Layer | undefined, time: number, span: Span) {
  if (!layer) return;
  const risen = settle(share(time, [span[0], span[0] + 0.8]));
  drawLayer(frame, layer, wordsShown(time, span), RISE * (1 - risen));
}

/** Draws a layer over the frame, offset downwards by a fraction of a pixel if needed. */
function drawLayer(frame: Picture, layer: Layer, opacity: number, lower: number) {
  if (opacity === 0) return;
  const whole = Math.floor(lower);
  const part = lower - whole;
  for (let y = whole + 1; y < FRAME.height; y++)
    for (let x = 0; x < FRAME.width; x++) {
      const near = ((y - whole) * FRAME.width + x) * 4;
      const above = near - FRAME.width * 4;
      const nearAlpha = ((layer[near + 3] as number) * (1 - part)) / 255;
      const aboveAlpha = ((layer[above + 3] as number) * part) / 255;
      const alpha = nearAlpha + aboveAlpha;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const colour =
          ((layer[near + channel] as number) * nearAlpha + (layer[above + channel] as number) * aboveAlpha) /
          alpha;
        const index = (y * FRAME.width + x) * 3 + channel;
        const under = frame.data[index] as number;
        frame.data[index] = under + (colour - under) * alpha * opacity;
      }
    }
}
