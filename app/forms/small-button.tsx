import type { ComponentProps } from "react";
import { Icon } from "../ui/icons/icon.tsx";
import type { IconName } from "../ui/icons/icon-names.ts";

/** A button for a detail of a form, less prominent than Send. */
export function SmallButton({
  icon,
  className = "",
  children,
  ...button
}: ComponentProps<"button"> & { icon: IconName }) {
  return (
    <button
      type="button"
      {...button}
      className={`inline-flex min-h-touch items-center gap-2 rounded-sm border border-field bg-surface px-4 font-strong text-ink text-sm transition-colors hover:border-ink hover:bg-brand-soft ${className}`}
    >
      <Icon name={icon} className="size-4" />
      {children}
    </button>
  );
}
