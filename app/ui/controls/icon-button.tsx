import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";

/** A 44 px square; `label` is the accessible name. */
export function IconButton({
  icon,
  label,
  className = "",
  ...button
}: { icon: IconName; label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={`inline-grid size-touch place-items-center rounded-sm border border-current/40 transition-colors hover:border-current disabled:opacity-40 ${className}`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
