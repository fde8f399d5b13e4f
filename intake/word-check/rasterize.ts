import type { Point } from "./outline.ts";

/** The number of sub-scanlines per row. Horizontally, the coverage of a pixel is exact. */
const SAMPLES = 4;

type Crossing = { x: number; direction: 1 | -1 };

/** How much of each pixel the polygons cover, from 0 to 1, by the non-zero winding rule. */
export function rasterize(polygons: readonly Point[][], width: number, height: number): Float32Array {
  const cover = new Float32Array(width * height);
  const scanlines = crossings(polygons, height * SAMPLES);
  for (const [index, line] of scanlines.entries()) {
    if (!line) continue;
    line.sort((a, b) => a.x - b.x);
    const row = Math.floor(index / SAMPLES) * width;
    let winding = 0;
    let start = 0;
    for (const { x, direction } of line) {
      if (winding === 0) start = x;
      winding += direction;
      if (winding === 0) addSpan(cover, row, width, start, x);
    }
  }
  return cover;
}

function crossings(polygons: readonly Point[][], rows: number): (Crossing[] | undefined)[] {
  const scanlines: (Crossing[] | undefined)[] = Array(rows).fill(undefined);
  for (const polygon of polygons) {
    let from = polygon.at(-1);
    for (const to of polygon) {
      if (from && from.y !== to.y) addEdge(scanlines, from, to);
      from = to;
    }
  }
  return scanlines;
}

function addEdge(scanlines: (Crossing[] | undefined)[], from: Point, to: Point): void {
  const direction = from.y < to.y ? 1 : -1;
  const [top, bottom] = direction === 1 ? [from, to] : [to, from];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const first = Math.max(0, Math.ceil(top.y * SAMPLES - 0.5));
  const last = Math.min(scanlines.length - 1, Math.ceil(bottom.y * SAMPLES - 0.5) - 1);
  for (let row = first; row <= last; row += 1) {
    const x = top.x + ((row + 0.5) / SAMPLES - top.y) * slope;
    const line = scanlines[row];
    if (line) line.push({ x, direction });
    else scanlines[row] = [{ x, direction }];
  }
}

function addSpan(cover: Float32Array, row: number, width: number, start: number, end: number): void {
  const left = Math.max(0, start);
  const right = Math.min(width, end);
  for (let x = Math.floor(left); x < right; x += 1) {
    const covered = Math.min(x + 1, right) - Math.max(x, left);
    cover[row + x] = (cover[row + x] ?? 0) + covered / SAMPLES;
  }
}
