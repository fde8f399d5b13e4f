import type { Palette, Role } from "../../app/styles/palette.ts";
import { channels } from "./colour.ts";

const notes: Partial<Record<Role, string>> = {
  canvas: "The page.",
  surface: "Cards, fields, menus.",
  sunken: "Quiet bands, disabled fields.",
  line: "Hairlines, decoration only.",
  field: "Outlines of controls.",
  ink: "Headings, primary buttons.",
  copy: "Running text.",
  quiet: "Captions, help, meta.",
  brand: "Links, what is active, the back of a flip card.",
  "brand-strong": "Brand fills when hovered or pressed.",
  "brand-soft": "Selected rows, chips.",
  accent: "Fills only, with on-accent text: one lit block per view.",
  "accent-strong": "Accent fills when hovered.",
  "accent-soft": "Notes.",
  "accent-text": "The accent as text on light.",
  support: "Success, availability, confirmations.",
  inverse: "Hero, counters, footer, the featured card.",
};

/** app/styles/palette.ts: what programs read. */
export function paletteModule(palette: Palette): string {
  const lines = Object.entries(palette).map(([role, hex]) => {
    const note = notes[role as Role];
    const key = role.includes("-") ? JSON.stringify(role) : role;
    return `${note ? `  /** ${note} */\n` : ""}  ${key}: "${hex}",`;
  });
  return [
    "/** Every colour of the site by its role. Written by `npm run brand`, which also writes colours.css from it. */",
    "export const palette = {",
    ...lines,
    "};",
    "",
    "export type Palette = typeof palette;",
    "export type Role = keyof Palette;",
    "",
  ].join("\n");
}

/** app/styles/colours.css: the same for the browser, and as channels what is also used see-through. */
export function coloursCss(palette: Palette): string {
  return [
    "/* Written by `npm run brand` from palette.ts. */",
    "@theme static {",
    ...Object.entries(palette).map(([role, hex]) => `  --color-${role}: ${hex};`),
    "}",
    "",
    ":root {",
    ...(["ink", "inverse"] as const).map(
      (role) => `  --${role}-channels: ${channels(palette[role]).join(" ")};`,
    ),
    "}",
    "",
  ].join("\n");
}
