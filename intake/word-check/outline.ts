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
