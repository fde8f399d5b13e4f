import type { Palette, Role } from "../../app/styles/palette.ts";
import { hexToOklch, oklchToHex } from "./colour.ts";

/** What a brand is made of; every other colour follows from these. */
export type BrandColours = { brand: string; accent: string; ink: string };

type Source = keyof BrandColours;
/** Taken as it is; or a lightness, its own or so much below the source's, a chroma and a turn of the hue. */
type Recipe =
  | string
  | { of: Source }
  | ({ of: Source; chroma: number; turn: number } & ({ lightness: number } | { darker: number }));

/** The chroma the recipes were written for: a duller or brighter source makes all that follow from it so too. */
const usualChroma: Record<Source, number> = { brand: 0.115, accent: 0.1479, ink: 0.0528 };
const MOST_VIVID = 1.4;

const recipes: Record<Role, Recipe> = {
  canvas: "#fcfaf6",
  surface: "#fffefd",
  sunken: "#f4f0e9",
  line: "#e1dcd2",
  field: { of: "ink", lightness: 0.6009, chroma: 0.0252, turn: -5.68 },
  ink: { of: "ink" },
  copy: { of: "ink", lightness: 0.375, chroma: 0.0407, turn: -2.48 },
  quiet: { of: "ink", lightness: 0.4841, chroma: 0.0331, turn: -3.14 },
  brand: { of: "brand" },
  "brand-strong": { of: "brand", darker: 0.0818, chroma: 0.1057, turn: 1.63 },
  "brand-soft": { of: "brand", lightness: 0.9443, chroma: 0.0179, turn: 0.54 },
  "on-brand": "#fcfaf6",
  accent: { of: "accent" },
  "accent-strong": { of: "accent", darker: 0.0586, chroma: 0.1499, turn: -4.65 },
  "accent-soft": { of: "accent", lightness: 0.9501, chroma: 0.0346, turn: 12.04 },
  "accent-text": { of: "accent", lightness: 0.4906, chroma: 0.1053, turn: -10.73 },
  "on-accent": { of: "ink" },
  support: "#0a6c69",
  "support-soft": "#ddf2ef",
  danger: "#ae2e27",
  "danger-soft": "#fcece9",
  inverse: { of: "ink", lightness: 0.2049, chroma: 0.0483, turn: -1.59 },
  "inverse-raised": { of: "ink", lightness: 0.2602, chroma: 0.0559, turn: -2.28 },
  "inverse-line": { of: "ink", lightness: 0.3606, chroma: 0.0543, turn: -3.41 },
  "on-inverse": "#f9f6f1",
  "on-inverse-quiet": { of: "ink", lightness: 0.7995, chroma: 0.0247, turn: -4.29 },
  "brand-on-inverse": { of: "brand", lightness: 0.7602, chroma: 0.0844, turn: -2.68 },
  "support-on-inverse": "#6ecac0",
  "danger-on-inverse": "#fb998c",
};

export function derivePalette(colours: BrandColours): Palette {
  const roles = Object.entries(recipes).map(([role, recipe]) => [role, mix(recipe, colours)]);
  return Object.fromEntries(roles) as Palette;
}

function mix(recipe: Recipe, colours: BrandColours): string {
  if (typeof recipe === "string") return recipe;
  const source = colours[recipe.of];
  if (!("chroma" in recipe)) return source;
  const { lightness, chroma, hue } = hexToOklch(source);
  const vividness = Math.min(MOST_VIVID, chroma / usualChroma[recipe.of]);
  return oklchToHex({
    lightness: "lightness" in recipe ? recipe.lightness : Math.max(0, lightness - recipe.darker),
    chroma: recipe.chroma * vividness,
    hue: hue + recipe.turn,
  });
}

/** An ink for a brand that names none: its hue, as dark as ours. */
export function inkFor(brand: string): string {
  return oklchToHex({ lightness: 0.2241, chroma: 0.0528, hue: hexToOklch(brand).hue });
}
