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

const sizes = { regular: "", small: "button-small" };
const tones = { ink: "", accent: "button-accent", outline: "button-outline" };

/** The class name and children that make an element look like a button. */
function blocks({ tone = "ink", size = "regular", icon, className = "", children }: Look) {
  return {
    className: `button ${sizes[size]} ${tones[tone]} ${className}`,
    children: (
      <>
        <span>{children}</span>
        {icon && (
          <span className="button-icon">
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
