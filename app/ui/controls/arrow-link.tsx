import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";

export function ArrowLink({ children, className = "", ...link }: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      {...link}
      className={`group/link inline-flex min-h-touch items-center gap-2 font-strong text-[1rem] text-brand active:text-brand-strong in-data-inverse:text-brand-on-inverse ${className}`}
    >
      <span className="bg-[linear-gradient(currentColor,currentColor)] bg-[length:0_1.5px] bg-[position:0_100%] bg-no-repeat transition-[background-size] duration-(--duration-base) group-hover/link:bg-[length:100%_1.5px]">
        {children}
      </span>
      <Icon
        name="arrow-right"
        className="size-4.5 stroke-2 transition-transform duration-(--duration-base) group-hover/link:translate-x-[3px]"
      />
    </a>
  );
}
