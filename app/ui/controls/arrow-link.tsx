import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";

export function ArrowLink({ children, className = "", ...link }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...link} className={`arrow-link ${className}`}>
      <span>{children}</span>
      <Icon name="arrow-right" className="size-4.5" />
    </a>
  );
}
