import type { ComponentProps, ReactNode } from "react";
import { ControlIcon, type ControlIconName } from "../icons/control-icon.tsx";

type Look = {
  tone?: "ink" | "accent" | "outline";
  size?: "regular" | "small";
  /** Shown in a block of its own beside the label. */
  icon?: ControlIconName;
  className?: string;
  children?: ReactNode;
};

const frame =
  "group/button inline-flex items-stretch gap-0.5 font-strong leading-tight cursor-pointer active:translate-y-px disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const heights = {
  regular: "min-h-13 text-[1rem]",
  small: "min-h-touch text-sm",
};

const block =
  "inline-flex items-center justify-center gap-2.5 rounded-sm py-2 transition-[background-color,border-color,transform]";

const blockTones = {
  ink: "bg-ink text-canvas group-hover/button:bg-brand group-disabled/button:bg-line group-disabled/button:text-quiet",
  accent: "bg-accent text-on-accent group-hover/button:bg-accent-strong",
  outline:
    "border border-ink/40 text-ink group-hover/button:border-ink group-hover/button:bg-brand-soft in-data-inverse:border-on-inverse/40 in-data-inverse:text-on-inverse in-data-inverse:group-hover/button:border-on-inverse in-data-inverse:group-hover/button:bg-inverse-raised",
};

/** The class name and children that make an element look like a button. */
function blocks({ tone = "ink", size = "regular", icon, className = "", children }: Look) {
  const tint = `${block} ${blockTones[tone]}`;
  return {
    className: `${frame} ${heights[size]} ${className}`,
    children: (
      <>
        <span className={`${tint} grow ${size === "regular" ? "px-6" : "px-4.5"}`}>{children}</span>
        {icon && (
          <span
            className={`${tint} duration-(--duration-base) group-hover/button:translate-x-[3px] ${size === "regular" ? "w-13" : "w-11"}`}
          >
            <ControlIcon name={icon} className="size-5" />
          </span>
        )}
      </>
    ),
  };
}

export function ButtonLink({ tone, size, icon, ...link }: Look & ComponentProps<"a"> & { href: string }) {
  return <a {...link} {...blocks({ tone, size, icon, ...link })} />;
}

export function Button({ tone, size, icon, ...button }: Look & ComponentProps<"button">) {
  return <button type="button" {...button} {...blocks({ tone, size, icon, ...button })} />;
}
