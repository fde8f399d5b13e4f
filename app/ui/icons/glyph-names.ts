/** The isometric block drawings in art/svg/block-{name}.svg. */
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
