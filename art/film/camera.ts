import sharp from "sharp";
import type { Window } from "./storyboard.ts";

/** Interleaved RGB from 0 to 255 as floats, so that fades and moves don't round to whole steps. */
export type Picture = { width: number; height: number; data: Float32Array };

/** For every target pixel: the `count` source pixels it is sampled from, and their weights. */
type Taps = { sources: Int32Array; weights: Float32Array; count: number };

const SMOOTHING_RADIUS = 12;
const SMOOTHING_LIMIT = 1.6;

export async function loadPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return withoutBanding({ width: info.width, height: info.height, data: Float32Array.from(data) });
}

export function emptyPicture(width: number, height: number): Picture {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Removes banding from 8-bit skies: a pixel close to its surroundings is replaced by their mean. */
function withoutBanding(picture: Picture): Picture {
  const { width, height, data } = picture;
  const mean = boxMean(boxMean(data, width, height, 3, width * 3), height, width, width * 3, 3);
  return {
    width,
    height,
    data: data.map((value, index) => {
      const near = mean[index] ?? value;
      return Math.abs(near - value) < SMOOTHING_LIMIT ? near : value;
    }),
  };
}

/** Moving averages along `lines` lines of `length` pixels; pixels are `step` apart and lines `next` apart. */
function boxMean(data: Float32Array, length: number, lines: number, step: number, next: number) {
  const result = new Float32Array(data.length);
  for (let line = 0; line < lines; line++)
    for (let channel = 0; channel < 3; channel++) {
      const base = line * next + channel;
      const at = (index: number) => data[base + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
      let sum = 0;
      for (let index = -SMOOTHING_RADIUS; index <= SMOOTHING_RADIUS; index++) sum += at(index);
      for (let index = 0; index < length; index++) {
        result[base + index * step] = sum / (2 * SMOOTHING_RADIUS + 1);
        sum += at(index + SMOOTHING_RADIUS + 1) - at(index - SMOOTHING_RADIUS);
      }
    }
  return result;
}

/** Zooms between two windows at constant speed around a fixed point. */
export function windowBetween([start, end]: [Window, Window], share: number): Window {
  const width = start.width * (end.width / start.width) ** share;
  const moved = start.width === end.width ? share : (width - start.width) / (end.width - start.width);
  return {
    x: start.x + (end.x - start.x) * moved,
    y: start.y + (end.y - start.y) * moved,
    width,
  };
}

/** Resamples the window with sub-pixel precision, so that slow moves don't shake. */
export function photograph(picture: Picture, window: Window, target: Picture) {
  const scale = window.width / target.width;
  const across = taps(target.width, picture.width, window.x, scale);
  const down = taps(target.height, picture.height, window.y, scale);
  const firstRow = down.sources[0] as number;
  const rows = (down.sources.at(-1) as number) - firstRow + 1;
  const stride = target.width * 3;
  const squeezed = new Float32Array(rows * stride);

  for (let row = 0; row < rows; row++)
    for (let x = 0; x < target.width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let tap = x * across.count; tap < (x + 1) * across.count; tap++) {
        const weight = across.weights[tap] as number;
        const index = ((firstRow + row) * picture.width + (across.sources[tap] as number)) * 3;
        red += weight * (picture.data[index] as number);
        green += weight * (picture.data[index + 1] as number);
        blue += weight * (picture.data[index + 2] as number);
      }
      const index = row * stride + x * 3;
      squeezed[index] = red;
      squeezed[index + 1] = green;
      squeezed[index + 2] = blue;
    }

  target.data.fill(0);
  for (let y = 0; y < target.height; y++)
    for (let tap = y * down.count; tap < (y + 1) * down.count; tap++) {
      const weight = down.weights[tap] as number;
      const source = ((down.sources[tap] as number) - firstRow) * stride;
      for (let index = 0; index < stride; index++)
        (target.data[y * stride + index] as number) += weight * (squeezed[source + index] as number);
    }
}

/** Clamps to the picture's edge. */
function taps(size: number, sourceSize: number, offset: number, scale: number): Taps {
  const spread = Math.max(1, scale);
  const count = Math.ceil(4 * spread);
  const sources = new Int32Array(size * count);
  const weights = new Float32Array(size * count);
  for (let index = 0; index < size; index++) {
    const centre = offset + (index + 0.5) * scale - 0.5;
    const first = Math.floor(centre - 2 * spread) + 1;
    let sum = 0;
    for (let tap = 0; tap < count; tap++) sum += cubic((first + tap - centre) / spread);
    for (let tap = 0; tap < count; tap++) {
      sources[index * count + tap] = Math.min(sourceSize - 1, Math.max(0, first + tap));
      weights[index * count + tap] = cubic((first + tap - centre) / spread) / sum;
    }
  }
  return { sources, weights, count };
}

/** The Mitchell–Netravali filter: sharp, without bright rims at the edges of the blocks. */
function cubic(distance: number) {
  const x = Math.abs(distance);
  if (x < 1) return (7 * x ** 3 - 12 * x ** 2 + 16 / 3) / 6;
  if (x < 2) return ((-7 / 3) * x ** 3 + 12 * x ** 2 - 20 * x + 32 / 3) / 6;
  return 0;
}
