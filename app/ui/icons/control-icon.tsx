import icons from "./control-icons.json";
import { IconOutline } from "./icon-outline.tsx";

export type ControlIconName = keyof typeof icons;

/** An icon of a button or field. Islands use only these few, because their scripts contain the paths. */
export function ControlIcon({ name, className }: { name: ControlIconName; className?: string }) {
  return <IconOutline path={icons[name]} className={className} />;
}
