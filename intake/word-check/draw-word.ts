import { createHash } from "node:crypto";
import GLYPHS from "./glyphs.json" with { type: "json" };
import { type Point, toPolygons } from "./outline.ts";
import { encodePng } from "./png.ts";
import { rasterize } from "./rasterize.ts";

/** In pixels: twice the displayed size of 240 by 80, so that the picture is sharp on high-resolution screens. */
export const WORD_IMAGE = { width: 480, height: 160 } as const;

/** Six hexadecimal digits after a #, as in #101a34. */
export type WordColours = { ink: string; paper: string };

const MARGIN = 34;
const MAX_EM = 132;
const X_HEIGHT = 600;
const SPACING = 24;
const SPECKS = 16;
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

/** Draws the word with distorted letters, two lines across it and specks. The same seed gives the same picture. */
export function drawWord(word: string, seed: string, { ink, paper }: WordColours): Uint8Array<ArrayBuffer> {
  const { width, height } = WORD_IMAGE;
  const random = createRandom(seed);
  const between: Between = (low, high) => low + random() * (high - low);
  const cover = rasterize(bend(layOut(word, between), between), width, height);
  cross(cover, rasterize([...crossingLines(between), ...specks(between)], width, height));
  return encodePng(cover, width, height, toBytes(paper), toBytes(ink));
}

const toBytes = (colour: string) => Buffer.from(colour.slice(1), "hex");

/** Adds the lines and specks, inverted where they cover a letter. A bot that removes them leaves gaps in the letters. */
function cross(letters: Float32Array, lines: Float32Array): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const letter = letters[index] ?? 0;
    letters[index] = letter + line - 2 * letter * line;
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
    const centre = { x: left + (advance * scale) / 2, y: WORD_IMAGE.height / 2 + between(-6, 6) };
    const size = scale * between(0.94, 1.06);
    const turn = between(-0.14, 0.14);
    const slant = between(-0.12, 0.12);
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
  const rise = wave(between(3, 6), between(150, 260), between);
  const sway = wave(between(2, 4), between(60, 110), between);
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
