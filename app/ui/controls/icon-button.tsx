import type { ComponentProps } from "react";
import { ControlIcon, type ControlIconName } from "../icons/control-icon.tsx";

/** A 44 px square; `label` is the accessible name. */
export function IconButton({
  icon,
  label,
  className = "",
  ...button
}: { icon: ControlIconName; label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={`inline-grid size-touch place-items-center rounded-sm border border-current/40 transition-colors hover:border-current disabled:opacity-40 ${className}`}
    >
      <ControlIcon name={icon} className="size-5" />
    </button>
  );
}
