/** Draws the isometric block glyphs, flat and lit like the renders: `node art/glyphs.ts` */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** [top, left, right, lit edge] */
const PAINT = {
  ink: ["#2f426e", "#101a34", "#1c2b50", "#4a608f"],
  slate: ["#6b95d8", "#24437c", "#3763ac", "#a9c6f2"],
  pale: ["#ffffff", "#cdd7e8", "#e2eaf7", "#ffffff"],
  amber: ["#ffd58f", "#c4741a", "#f5a83d", "#ffecc9"],
  teal: ["#74cdc3", "#0a5653", "#14807b", "#b5e8e1"],
} as const;
type Paint = keyof typeof PAINT;

/** x, y, z, paint, height; z is the bottom of the block. */
type Block = readonly [x: number, y: number, z: number, paint?: Paint, height?: number];

const HALF = 20; // half the width of a block's top rhombus
const RISE = HALF / 2; // 2:1 isometric
const HEIGHT = HALF * 1.16;

const round = (n: number) => +n.toFixed(1);

/** One block with the centre of its top at the origin. */
function drawing(paint: Paint, height: number) {
  const [top, left, right, edge] = PAINT[paint];
  const k = round(height * HEIGHT);
  return (
    `<path fill="${left}" d="M-20 0 0 10v${k}l-20-10z"/><path fill="${right}" d="M20 0 0 10v${k}l20-10z"/>` +
    `<path fill="${top}" d="M0-10 20 0 0 10-20 0z"/><path stroke="${edge}" stroke-width=".8" d="M-19.4.2 0 10 19.4.2"/>` +
    `<path stroke="${edge}" stroke-width=".6" opacity=".45" d="M0 10v${round(k - 0.5)}"/>` +
    `<path stroke="#0c162d" stroke-width=".5" opacity=".28" d="M-20 ${k}V0L0-10 20 0v${k}"/>`
  );
}

function glyph(name: string, blocks: Block[]) {
  const kinds = new Map<string, string>();
  const placed = blocks
    .map(([x, y, z, paint = "slate", height = 1]) => {
      const kind = `${paint} ${height}`;
      if (!kinds.has(kind)) kinds.set(kind, `${name}-${kinds.size}`);
      return {
        id: kinds.get(kind),
        order: x + y + z * 0.01,
        x: (x - y) * HALF,
        y: (x + y) * RISE - (z + height) * HEIGHT,
        height,
      };
    })
    .sort((a, b) => a.order - b.order);

  const pad = 2;
  const left = Math.min(...placed.map((b) => b.x)) - HALF - pad;
  const right = Math.max(...placed.map((b) => b.x)) + HALF + pad;
  const top = Math.min(...placed.map((b) => b.y)) - RISE - pad;
  const bottom = Math.max(...placed.map((b) => b.y + b.height * HEIGHT)) + RISE + pad;

  const defs = [...kinds].map(([kind, id]) => {
    const [paint, height] = kind.split(" ");
    return `<g id="${id}">${drawing(paint as Paint, Number(height))}</g>`;
  });
  const uses = placed.map((b) => `<use href="#${b.id}" x="${round(b.x)}" y="${round(b.y)}"/>`);
  const box = [left, top, right - left, bottom - top].map(round).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" aria-hidden="true"><defs>${defs.join("")}</defs>${uses.join("")}</svg>\n`;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const grid = (w: number, d: number, at: (x: number, y: number) => Block) =>
  upTo(w).flatMap((x) => upTo(d).map((y) => at(x, y)));
const floor = (w: number, d: number) => grid(w, d, (x, y) => [x, y, 0, "pale", 0.3]);
const wall = (
  w: number,
  h: number,
  open: (x: number, z: number) => boolean,
  paint: (x: number, z: number) => Paint,
) => grid(w, h, (x, z) => [x, 0, z + 0.3, paint(x, z)]).filter(([x], i) => !open(x, i % h));

const FIELD_HEIGHTS = [3.2, 2.6, 1.9, 1.5, 2.4, 1.7, 1.3, 0.7, 2.0, 1.2, 0.8, 0.5, 1.3, 0.9, 0.5, 0.3];

const GLYPHS: Record<string, Block[]> = {
  // two posts, a lintel, one lit block on the threshold
  gate: [
    ...floor(5, 3),
    ...upTo(3).flatMap((z): Block[] => [
      [0, 1, z + 0.3, z === 1 ? "slate" : "ink"],
      [4, 1, z + 0.3, z === 0 ? "slate" : "ink"],
    ]),
    ...upTo(5).map((x): Block => [x, 1, 3.3, x === 2 ? "slate" : "ink"]),
    [2, 1, 0.3, "amber", 0.6],
  ],
  // work climbs one step at a time
  stairs: upTo(4).flatMap((x) =>
    grid(3, x + 1, (y, z) => [
      3 - x,
      y,
      z,
      x === 3 && y === 1 && z === 3 ? "amber" : (x + y + z) % 3 ? "slate" : "ink",
    ]),
  ),
  // old side to new side
  bridge: [
    ...grid(2, 2, (y, z) => [0, y, z, "ink"]),
    ...grid(2, 2, (y, z) => [5, y, z, "slate"]),
    ...grid(6, 2, (x, y) => [x, y, 2, x === 2 && y === 1 ? "amber" : x < 3 ? "ink" : "slate", 0.5]),
  ],
  // a platform carrying floors
  tower: [
    ...floor(4, 4),
    ...upTo(4).flatMap((z) =>
      grid(2, 2, (x, y) => [
        x + 1,
        y + 1,
        z + 0.3,
        z === 3 && !x && y ? "amber" : (x + y + z) % 2 ? "slate" : "ink",
      ]),
    ),
  ],
  // a closed defence with one checked opening
  wall: [
    ...floor(6, 3),
    ...wall(
      6,
      4,
      (x, z) => (x === 2 || x === 3) && z < 2,
      (x, z) => ((x + z) % 2 ? "slate" : "ink"),
    ),
    [2, 1, 0.3, "amber", 0.4],
    [3, 1, 0.3, "amber", 0.4],
  ],
  // data at different heights
  field: grid(4, 4, (x, y) => [
    x,
    y,
    0,
    x === 3 && y === 1 ? "amber" : x === 0 && y === 3 ? "teal" : (x + y * 2) % 3 ? "slate" : "ink",
    FIELD_HEIGHTS[x * 4 + y],
  ]),
  // a load test: blocks held by four posts
  check: [
    ...floor(4, 4),
    ...grid(2, 2, (x, y): Block => [x * 3, y * 3, 0.3, y ? "slate" : "ink", 1.4]),
    ...grid(4, 4, (x, y) => [x, y, 1.7, "pale", 0.3]),
    [1, 1, 2, "amber"],
    [2, 1, 2],
    [1, 2, 2],
    [2, 2, 2, "ink"],
  ],
  // a slab with the first blocks set out
  plan: [
    ...floor(5, 4),
    [1, 1, 0.3, "ink"],
    [1, 2, 0.3, "slate", 0.5],
    [3, 1, 0.3, "slate", 0.5],
    [3, 2, 0.3, "amber", 0.5],
  ],
  // not found: two blocks are missing from the wall and lie before it
  gap: [
    ...floor(7, 4),
    ...wall(
      7,
      5,
      (x, z) => (x === 3 || x === 4) && (z === 1 || z === 2),
      (x, z) => ((x * 2 + z) % 3 ? "slate" : "ink"),
    ),
    [5, 2, 0.3, "amber"],
    [2, 2, 0.3],
  ],
  // success: the lintel is set
  done: [
    ...floor(3, 2),
    [0, 0, 0.3],
    [0, 0, 1.3, "ink"],
    [2, 0, 0.3, "ink"],
    [2, 0, 1.3],
    ...upTo(3).map((x): Block => [x, 0, 2.3, "teal", 0.7]),
  ],
};

const folder = fileURLToPath(new URL("drawings/", import.meta.url));
for (const [name, blocks] of Object.entries(GLYPHS))
  await sharp(Buffer.from(glyph(name, blocks)), { density: 300 })
    .resize({ width: 480 })
    .webp({ quality: 82, effort: 6 })
    .toFile(`${folder}block-${name}.webp`);
