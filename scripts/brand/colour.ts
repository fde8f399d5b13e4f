export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function channels(hex: string): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Triple;
}

const linearChannels = (hex: string) => channels(hex).map((value) => toLinear(value / 255)) as Triple;

/** Björn Ottosson's OKLab, as CSS Color 4 uses it. */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, b2), hue: (Math.atan2(b2, a) * 180) / Math.PI };
}

function oklchToLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A colour that a screen cannot show loses chroma until it can; its lightness, which contrast hangs on, stays. */
export function oklchToHex(colour: Oklch): string {
  let { chroma } = colour;
  let linear = oklchToLinear(colour);
  while (chroma > 0 && linear.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma = Math.max(0, chroma - 0.002);
    linear = oklchToLinear({ ...colour, chroma });
  }
  const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(value))));
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast ratio of WCAG 2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string) {
  const [r, g, b] = linearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
