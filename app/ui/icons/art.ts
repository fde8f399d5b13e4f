import type { GlyphName } from "./glyph-names.ts";

const files = import.meta.glob<string>("/art/drawings/*.{svg,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});

function fileUrl(name: string) {
  const url = files[`/art/drawings/${name}`];
  if (!url) throw new Error(`art/drawings/${name} is missing: art/README.md explains how to make it`);
  return url;
}

export const glyphUrl = (name: GlyphName) => fileUrl(`block-${name}.webp`);
export const portraitUrl = (person: string) => fileUrl(`portrait-${person}.webp`);
export const smallPortraitUrl = (person: string) => fileUrl(`portrait-${person}-small.webp`);
export const avatarUrl = (person: string) => fileUrl(`avatar-${person}.webp`);
export const partnerMarkUrl = (partner: string) => fileUrl(`logo-${partner}.svg`);
