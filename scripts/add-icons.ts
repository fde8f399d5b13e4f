/**
 * `npm run icons -- NAME…` adds Lucide icons to app/ui/icons/icons.json.
 * Each icon's shapes are merged into one path: a page can show a hundred icons, and every element takes time to style.
 */
import { writeFileSync } from "node:fs";
import lucide from "lucide-static/icon-nodes.json" with { type: "json" };
import icons from "../app/ui/icons/icons.json" with { type: "json" };

type Attributes = Record<string, string>;
const shapesByName = lucide as unknown as Record<string, [shape: string, attributes: Attributes][]>;

const added = process.argv.slice(2).map((name) => {
  const shapes = shapesByName[name];
  if (!shapes) throw new Error(`Lucide has no icon "${name}". Look up the name at https://lucide.dev/icons`);
  return [name, shapes.map(([shape, attributes]) => pathOf(shape, attributes)).join("")] as const;
});
const all = [...Object.entries(icons), ...added].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync("app/ui/icons/icons.json", `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);

function pathOf(shape: string, attributes: Attributes): string {
  const number = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);
  switch (shape) {
    case "path": {
      const { d = "" } = attributes;
      // In the merged path, a relative `m` would count from the end of the previous shape. After `M0 0` it counts from the
      // origin, as in the shape's own path.
      return d.startsWith("m") ? `M0 0${d}` : d;
    }
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "circle":
      return oval(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return oval(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect": {
      const radius = number("rx", number("ry"));
      const across = number("width") - 2 * radius;
      const down = number("height") - 2 * radius;
      const corner = (x: number, y: number) => (radius ? `a${radius} ${radius} 0 0 1 ${x} ${y}` : "");
      return `M${number("x") + radius} ${number("y")}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
    }
    default:
      throw new Error(`Unknown shape <${shape}>: add it to scripts/add-icons.ts`);
  }
}

function oval(x: number, y: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 0 ${width} 0`;
  return `M${round(x - rx)} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
