import { glyphUrl } from "./art.ts";
import type { GlyphName } from "./glyph-names.ts";

type GlyphProps = { name: GlyphName; alt?: string; className?: string };

/** An isometric drawing of blocks. It is decorative, unless it has alt text. */
export function Glyph({ name, alt = "", className = "" }: GlyphProps) {
  return (
    <img
      src={glyphUrl(name)}
      loading="lazy"
      alt={alt}
      width={240}
      height={240}
      className={`object-contain ${className}`}
    />
  );
}
