import { IconFrame } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import icons from "./icons.json";

/**
 * An icon drawn in the page itself, for the header: buttons without a label would be empty boxes until the sprite has
 * loaded. Not for islands, because all icons would be part of their script.
 */
export function InlineIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <IconFrame className={className}>
      <path d={icons[name]} />
    </IconFrame>
  );
}
