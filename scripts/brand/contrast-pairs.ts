import type { Palette, Role } from "../../app/styles/palette.ts";
import { contrast } from "./colour.ts";

/** WCAG 2 AA: text, then large text and parts of controls. */
const TEXT = 4.5;
const GRAPHIC = 3;

/** Every pair the design sets on each other. */
const pairs: [front: Role, least: number, grounds: Role[]][] = [
  ["ink", TEXT, ["canvas", "surface", "sunken", "brand-soft", "support-soft", "danger-soft", "accent-soft"]],
  ["copy", TEXT, ["canvas", "surface", "sunken", "brand-soft", "support-soft", "accent-soft"]],
  ["quiet", TEXT, ["canvas", "surface", "sunken", "brand-soft", "line"]],
  ["brand", TEXT, ["canvas", "surface", "sunken", "brand-soft"]],
  ["brand-strong", TEXT, ["brand-soft"]],
  ["accent-text", TEXT, ["canvas", "surface", "sunken", "accent-soft"]],
  ["canvas", TEXT, ["ink"]],
  ["on-brand", TEXT, ["brand", "brand-strong"]],
  ["brand-soft", TEXT, ["brand"]],
  ["on-accent", TEXT, ["accent", "accent-strong"]],
  ["on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["on-inverse-quiet", TEXT, ["inverse", "inverse-raised"]],
  ["brand-on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["support-on-inverse", TEXT, ["inverse", "inverse-raised"]],
  ["danger-on-inverse", TEXT, ["inverse"]],
  ["field", GRAPHIC, ["canvas", "surface", "sunken"]],
  ["accent", GRAPHIC, ["inverse", "inverse-raised", "brand"]],
];

/** Each pair that cannot be read, with its ratio. Empty when the palette is fine. */
export function contrastProblems(palette: Palette): string[] {
  return pairs.flatMap(([front, least, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(palette[front], palette[ground]);
      // Rounded down: 4.499 is not 4.5.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return ratio < least
        ? [`${front} ${palette[front]} on ${ground} ${palette[ground]}: ${shown}, needs ${least}`]
        : [];
    }),
  );
}
