import { createHash } from "node:crypto";
import GLYPHS from "./glyphs.json" with { type: "json" };
import { encodePng } from "./png.ts";
import { type Point, rasterize, toPolygons } from "./rasterize.ts";

/** In pixels: twice the displayed size of 280 by 96, so that the picture is sharp on high-resolution screens. */
export const WORD_IMAGE = { width: 560, height: 192 } as const;

/** Six hexadecimal digits after a #, as in #101a34. */
export type WordColours = { ink: string; paper: string };

const MARGIN = 26;
const MAX_EM = 172;
const X_HEIGHT = 600;
const SPACING = 70;
const SPECKS = 14;
/** How dark the lines and specks are, from 0 (paper) to 1 (ink). Letters are always as dark as the ink. */
const NOISE_SHADE = 0.38;
const UNITS_PER_EM = 1200;

/**
 * The lower-case letters of Familjen Grotesk at weight 620; their y axis points up. Licensed under the SIL Open Font
 * License 1.1; see OFL-familjen-grotesk.txt in this folder.
 */
const OUTLINES = new Map(
  Object.entries(GLYPHS).map(([letter, glyph]) => [
    letter,
    { advance: glyph.advance + SPACING, polygons: toPolygons(glyph.path) },
  ]),
);

type Between = (low: number, high: number) => number;

/** Draws the word with distorted letters over two pale lines and specks. The same seed gives the same picture. */
export function drawWord(word: string, seed: string, { ink, paper }: WordColours): Uint8Array<ArrayBuffer> {
  const { width, height } = WORD_IMAGE;
  const random = createRandom(seed);
  const between: Between = (low, high) => low + random() * (high - low);
  const cover = rasterize(bend(layOut(word, between), between), width, height);
  putBehind(cover, rasterize([...crossingLines(between), ...specks(between)], width, height));
  return encodePng(cover, width, height, toBytes(paper), toBytes(ink));
}

const toBytes = (colour: string) => Buffer.from(colour.slice(1), "hex");

/** Adds the lines and specks behind the letters: a line through an e would make it look like another letter. */
function putBehind(letters: Float32Array, lines: Float32Array): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    letters[index] = Math.max(letters[index] ?? 0, line * NOISE_SHADE);
  }
}

/** Pseudo-random numbers from 0 to 1: xorshift, seeded with a hash. */
function createRandom(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE() || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Places the letters side by side, each slightly rotated, slanted, scaled and shifted. */
function layOut(word: string, between: Between): Point[][] {
  const outlines = [...word].flatMap((letter) => OUTLINES.get(letter) ?? []);
  const advance = outlines.reduce((sum, outline) => sum + outline.advance, 0);
  const em = Math.min(MAX_EM, ((WORD_IMAGE.width - 2 * MARGIN) * UNITS_PER_EM) / advance);
  const scale = em / UNITS_PER_EM;
  let left = (WORD_IMAGE.width - advance * scale) / 2;
  return outlines.flatMap(({ advance, polygons }) => {
    const centre = { x: left + (advance * scale) / 2, y: WORD_IMAGE.height / 2 + between(-7, 7) };
    const size = scale * between(0.94, 1.06);
    const turn = between(-0.12, 0.12);
    const slant = between(-0.1, 0.1);
    left += advance * scale;
    return polygons.map((polygon) =>
      polygon.map((point) => {
        const y = (X_HEIGHT / 2 - point.y) * size;
        const x = (point.x - advance / 2) * size - y * slant;
        return {
          x: centre.x + x * Math.cos(turn) - y * Math.sin(turn),
          y: centre.y + x * Math.sin(turn) + y * Math.cos(turn),
        };
      }),
    );
  });
}

/** Distorts the letters with waves, so that a letter looks different in every picture. */
function bend(polygons: Point[][], between: Between): Point[][] {
  const rise = wave(between(4, 8), between(240, 360), between);
  const sway = wave(between(2, 4), between(220, 320), between);
  return polygons.map((polygon) => polygon.map(({ x, y }) => ({ x: x + sway(y), y: y + rise(x) })));
}

function wave(height: number, length: number, between: Between): (at: number) => number {
  const phase = between(0, 2 * Math.PI);
  return (at) => height * Math.sin((2 * Math.PI * at) / length + phase);
}

/** One line falls and one rises, so that they cross somewhere in the word. */
function crossingLines(between: Between): Point[][] {
  const middle = WORD_IMAGE.height / 2;
  const low = middle + between(18, 34);
  const high = middle - between(18, 34);
  return [line(high, low, between), line(low, high, between)];
}

function line(startY: number, endY: number, between: Between): Point[] {
  const bow = wave(between(4, 9), between(200, 380), between);
  const weight = between(3.6, 4.6);
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let x = 14; x <= WORD_IMAGE.width - 14; x += 4) {
    const y = startY + ((endY - startY) * x) / WORD_IMAGE.width + bow(x);
    top.push({ x, y: y - weight / 2 });
    bottom.unshift({ x, y: y + weight / 2 });
  }
  return [...top, ...bottom];
}

function specks(between: Between): Point[][] {
  return Array.from({ length: SPECKS }, () => {
    const x = between(8, WORD_IMAGE.width - 14);
    const y = between(8, WORD_IMAGE.height - 14);
    const side = between(2.5, 6);
    return [
      { x, y },
      { x: x + side, y },
      { x: x + side, y: y + side },
      { x, y: y + side },
    ];
  });
}
