import { createHash } from "node:crypto";
import sharp from "sharp";
import GLYPHS from "./glyphs.json" with { type: "json" };

/** In pixels: twice the displayed size of 280 by 96, so that the picture is sharp on high-resolution screens. */
export const WORD_IMAGE = { width: 560, height: 192 } as const;

/** Colours as in CSS. */
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
const LETTERS = new Map(Object.entries(GLYPHS));

type Between = (low: number, high: number) => number;

/** Draws the word with distorted letters over two pale lines and specks. The same seed gives the same picture. */
export async function drawWord(
  word: string,
  seed: string,
  { ink, paper }: WordColours,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = WORD_IMAGE;
  const random = createRandom(seed);
  const between: Between = (low, high) => low + random() * (high - low);
  // A line through an e would make it look like another letter, so the letters are drawn last.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <g fill="none" stroke="${ink}" opacity="${NOISE_SHADE}">${crossingLines(between)}${specks(between)}</g>
    <g fill="${ink}">${letters(word, between)}</g>
  </svg>`;
  const png = sharp(Buffer.from(svg)).removeAlpha().png({ colours: 16, dither: 0, effort: 1 });
  return new Uint8Array(await png.toBuffer());
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

/** Places the letters side by side, each slightly shifted, rotated, slanted and scaled. */
function letters(word: string, between: Between): string {
  const glyphs = [...word].flatMap((letter) => LETTERS.get(letter) ?? []);
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance + SPACING, 0);
  const em = Math.min(MAX_EM, ((WORD_IMAGE.width - 2 * MARGIN) * UNITS_PER_EM) / advance);
  const scale = em / UNITS_PER_EM;
  let left = (WORD_IMAGE.width - advance * scale) / 2;
  return glyphs
    .map(({ advance, path }) => {
      const width = advance + SPACING;
      const centre = `${left + (width * scale) / 2} ${WORD_IMAGE.height / 2 + between(-14, 14)}`;
      left += width * scale;
      const size = scale * between(0.92, 1.06);
      const distortion = `rotate(${between(-9, 9)}) skewX(${between(-9, 9)}) scale(${size} ${-size})`;
      const origin = `${-width / 2} ${-X_HEIGHT / 2}`;
      return `<path transform="translate(${centre}) ${distortion} translate(${origin})" d="${path}"/>`;
    })
    .join("");
}

/** One line falls and one rises, so that they cross somewhere in the word. */
function crossingLines(between: Between): string {
  const middle = WORD_IMAGE.height / 2;
  const low = middle + between(18, 34);
  const high = middle - between(18, 34);
  return line(high, low, between) + line(low, high, between);
}

function line(startY: number, endY: number, between: Between): string {
  const right = WORD_IMAGE.width - 14;
  const bow = () => `${between(100, right - 86)} ${between(startY, endY)}`;
  return `<path stroke-width="${between(3.6, 4.6)}" d="M14 ${startY}C${bow()} ${bow()} ${right} ${endY}"/>`;
}

function specks(between: Between): string {
  const speck = () => {
    const side = between(2.5, 6);
    const [x, y] = [between(8, WORD_IMAGE.width - 14), between(8, WORD_IMAGE.height - 14)];
    return `<path stroke-width="${side}" d="M${x} ${y}h${side}"/>`;
  };
  return Array.from({ length: SPECKS }, speck).join("");
}
