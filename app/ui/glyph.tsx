import { glyphUrl } from "./art.ts";
import type { GlyphName } from "./glyph-names.ts";

/** An isometric drawing of blocks. Decorative: the text beside it says the same. */
export function Glyph({ name, className = "" }: { name: GlyphName; className?: string }) {
  return (
    <img
      src={glyphUrl(name)}
      fetchPriority="low"
      alt=""
      width={240}
      height={240}
      className={`object-contain ${className}`}
    />
  );
}
