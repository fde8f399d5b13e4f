import { type IconName, icons } from "./icon-names.ts";
import { IconOutline } from "./icon-outline.tsx";

/** Not for islands, because their scripts would contain every icon. They use ControlIcon. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconOutline path={icons[name]} className={className} />;
}
