import { type Palette, palette, type Role } from "./palette.ts";

/** The minimum contrast of WCAG 2 AA for text (TEXT), and for large text and controls (GRAPHIC). */
const TEXT = 4.5;
const GRAPHIC = 3;

/** The foreground colours to check, with the backgrounds they are used on. */
const pairs: [foreground: Role, minimum: number, backgrounds: Role[]][] = [
  ["ink", TEXT, ["canvas", "surface", "sunken", "brand-soft", "support-soft", "danger-soft", "accent-soft"]],
  ["copy", TEXT, ["canvas", "surface", "sunken", "brand-soft", "support-soft", "accent-soft"]],
  ["quiet", TEXT, ["canvas", "surface", "sunken", "brand-soft", "line"]],
  ["brand", TEXT, ["canvas", "surface", "sunken", "brand-soft"]],
  ["brand-strong", TEXT, ["brand-soft"]],
  ["accent-text", TEXT, ["canvas", "surface", "sunken", "accent-soft"]],
  ["support", TEXT, ["canvas", "surface", "sunken", "support-soft"]],
  ["danger", TEXT, ["canvas", "surface", "sunken", "danger-soft"]],
  ["canvas", TEXT, ["ink"]],
  ["on-brand", TEXT, ["brand"]],
  ["brand-soft", TEXT, ["brand"]],
  ["on-accent", TEXT, ["accent", "accent-strong"]],
  ["on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["on-inverse-quiet", TEXT, ["inverse", "inverse-raised"]],
  ["brand-on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["support-on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["danger-on-inverse", TEXT, ["inverse"]],
  ["field", GRAPHIC, ["canvas", "surface", "sunken"]],
  ["accent", TEXT, ["inverse"]],
  ["accent", GRAPHIC, ["inverse-raised", "brand"]],
];

/** Reports combinations with too little contrast, and values that are not colours. */
export function paletteProblems(palette: Palette): string[] {
  const invalid = Object.entries(palette).filter(([, hex]) => !/^#[0-9a-f]{6}$/.test(hex));
  if (invalid.length > 0) {
    return invalid.map(([role, hex]) => `${role}: "${hex}" is not a colour such as #2d5293`);
  }
  return pairs.flatMap(([foreground, minimum, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const ratio = contrast(palette[foreground], palette[background]);
      // Rounded down, so that 4.499 is not reported as 4.50.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return ratio < minimum
        ? [
            `${foreground} ${palette[foreground]} on ${background} ${palette[background]} has a contrast of ${shown}; it needs ${minimum}`,
          ]
        : [];
    }),
  );
}

/** The contrast ratio as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text colour that is easier to read on a background, or undefined if neither dark nor light text can be read. */
export function textOn(background: string): "ink" | "on-inverse" | undefined {
  const [ink, light] = [contrast(palette.ink, background), contrast(palette["on-inverse"], background)];
  if (Math.max(ink, light) < TEXT) return undefined;
  return ink > light ? "ink" : "on-inverse";
}

/** Red, green and blue from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => toLinear(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
