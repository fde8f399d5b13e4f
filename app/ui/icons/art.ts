import type { GlyphName } from "./glyph-names.ts";

const files = import.meta.glob<string>("/art/svg/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

function fileUrl(name: string) {
  const url = files[`/art/svg/${name}.svg`];
  if (!url) throw new Error(`art/svg/${name}.svg is missing`);
  return url;
}

export const glyphUrl = (name: GlyphName) => fileUrl(`block-${name}`);
export const portraitUrl = (person: string) => fileUrl(`portrait-${person}`);
export const avatarUrl = (person: string) => fileUrl(`avatar-${person}`);
export const partnerMarkUrl = (partner: string) => fileUrl(`logo-${partner}`);
