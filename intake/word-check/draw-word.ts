import { GLYPHS, UNITS_PER_EM } from "./glyphs.ts";
import { type Point, toPolygons } from "./outline.ts";
import { type Colour, encodePng } from "./png.ts";
import { rasterize } from "./rasterize.ts";

/** Twice the 240 by 80 it is shown at, so that it is sharp on every screen. */
export const WORD_IMAGE = { width: 480, height: 160 } as const;

const INK: Colour = [0x10, 0x1a, 0x34];
const PAPER: Colour = [0xf4, 0xf0, 0xe9];
const MARGIN = 34;
const MAX_EM = 132;
const X_HEIGHT = 600;
const SPACING = 24;
const SPECKS = 16;

const OUTLINES = new Map(
  Object.entries(GLYPHS).map(([letter, glyph]) => [
    letter,
    { advance: glyph.advance + SPACING, polygons: toPolygons(glyph.path) },
  ]),
);

/** The word as a picture a person reads and a program has to work for: bent letters, crossed by two lines. */
export function drawWord(word: string): Uint8Array<ArrayBuffer> {
  const { width, height } = WORD_IMAGE;
  const cover = rasterize(bend(layOut(word)), width, height);
  cross(cover, rasterize([...crossingLines(), ...specks()], width, height));
  return encodePng(cover, width, height, PAPER, INK);
}

/** Where a line crosses a letter it turns into paper, so that neither can be painted over with one colour. */
function cross(letters: Float32Array, lines: Float32Array): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const letter = letters[index] ?? 0;
    letters[index] = letter + line - 2 * letter * line;
  }
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

/** Sets the letters side by side over the middle of the picture, each a little turned, sized and lifted. */
function layOut(word: string): Point[][] {
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

/** Waves through the whole picture, so that no two pictures of a letter are alike. */
function bend(polygons: Point[][]): Point[][] {
  const rise = wave(between(3, 6), between(150, 260));
  const sway = wave(between(2, 4), between(60, 110));
  return polygons.map((polygon) => polygon.map(({ x, y }) => ({ x: x + sway(y), y: y + rise(x) })));
}

function wave(height: number, length: number): (at: number) => number {
  const phase = between(0, 2 * Math.PI);
  return (at) => height * Math.sin((2 * Math.PI * at) / length + phase);
}

/** One line falls and one rises, so that they cross somewhere in the word. */
function crossingLines(): Point[][] {
  const middle = WORD_IMAGE.height / 2;
  const low = middle + between(18, 34);
  const high = middle - between(18, 34);
  return [line(high, low), line(low, high)];
}

function line(startY: number, endY: number): Point[] {
  const bow = wave(between(4, 9), between(200, 380));
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

function specks(): Point[][] {
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
