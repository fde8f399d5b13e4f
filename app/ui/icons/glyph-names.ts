/** The names of the isometric block drawings in art/drawings/block-{name}.webp. */
export const glyphNames = [
  "gate",
  "stairs",
  "bridge",
  "tower",
  "wall",
  "field",
  "check",
  "plan",
  "gap",
  "done",
] as const;

export type GlyphName = (typeof glyphNames)[number];
