import type { ComponentProps } from "react";
import { ControlIcon, type ControlIconName } from "../ui/icons/control-icon.tsx";

/** A button for a detail of a form, less prominent than Send. */
export function SmallButton({
  icon,
  className = "",
  children,
  ...button
}: ComponentProps<"button"> & { icon: ControlIconName }) {
  return (
    <button
      type="button"
      {...button}
      className={`inline-flex min-h-touch items-center gap-2 rounded-sm border border-field bg-surface px-4 font-strong text-ink text-sm transition-colors hover:border-ink hover:bg-brand-soft ${className}`}
    >
      <ControlIcon name={icon} className="size-4" />
      {children}
    </button>
  );
}
