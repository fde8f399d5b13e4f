import type { ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

type IconProps = { name: IconName; className?: string };

/** Icons are hidden from screen readers, so a link or button with only an icon needs an `aria-label`. */
export function Icon({ name, className }: IconProps) {
  return (
    <IconFrame className={className}>
      <use href={`${sprite}#${name}`} />
    </IconFrame>
  );
}

export function IconFrame({
  className = "size-6",
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`${className} shrink-0 fill-none stroke-current stroke-[1.5]`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
