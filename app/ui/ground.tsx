import type { ReactNode } from "react";
import { textOn } from "../styles/contrast.ts";

type GroundProps = { colour: string; className?: string; children: ReactNode };

/** A box in a colour from the content. The text on it is dark or light, whichever is easier to read. */
export function Ground({ colour, className = "", children }: GroundProps) {
  const isDark = textOn(colour) === "on-inverse";
  return (
    <div
      data-inverse={isDark ? "" : undefined}
      style={{ backgroundColor: colour }}
      // In high-contrast modes, which replace the colour, the border becomes visible.
      className={`overflow-hidden outline outline-transparent -outline-offset-1 ${isDark ? "text-on-inverse" : "text-ink"} ${className}`}
    >
      {children}
    </div>
  );
}
