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

export type Point = { x: number; y: number };

const CURVE_STEPS = 8;
const LINE_STEPS = 4;

/** Converts an SVG path of M, L, Q and Z commands to closed polygons with enough points to be distorted. */
export function toPolygons(path: string): Point[][] {
  const polygons: Point[][] = [];
  for (const [, command, numbers = ""] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const values = numbers.trim().split(" ").map(Number);
    const [x = 0, y = 0, endX = x, endY = y] = values;
    const polygon = polygons.at(-1);
    const from = polygon?.at(-1);
    if (command === "M") polygons.push([{ x, y }]);
    else if (command === "L" && polygon && from) addLine(polygon, from, { x, y });
    else if (command === "Q" && polygon && from) addCurve(polygon, from, { x, y }, { x: endX, y: endY });
    else if (command === "Z" && polygon?.[0] && from) addLine(polygon, from, polygon[0]);
  }
  return polygons;
}

function addLine(polygon: Point[], from: Point, to: Point): void {
  for (let step = 1; step <= LINE_STEPS; step += 1) {
    const t = step / LINE_STEPS;
    polygon.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  }
}

function addCurve(polygon: Point[], from: Point, control: Point, to: Point): void {
  for (let step = 1; step <= CURVE_STEPS; step += 1) {
    const t = step / CURVE_STEPS;
    const a = (1 - t) ** 2;
    const b = 2 * t * (1 - t);
    const c = t ** 2;
    polygon.push({ x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y });
  }
}
