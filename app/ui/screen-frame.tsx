import type { ComponentProps } from "react";
import { Picture } from "./picture.tsx";

type ScreenFrameProps = Pick<ComponentProps<typeof Picture>, "image" | "alt" | "eager" | "phone"> & {
  frame: "phone" | "tablet" | "window" | "sheet";
  /** The width of the picture, unless the frame is as large as it can be. */
  sizes?: string;
  /** A thinner frame, for a screen on a card. */
  small?: boolean;
  className?: string;
};

const frames = {
  phone: "rounded-[2.5rem] border-[0.625rem] border-ink",
  tablet: "rounded-[1.5rem] border-[0.625rem] border-ink sm:rounded-[2rem] sm:border-[1rem]",
  window: "rounded-md border border-ink/25 border-t-[0.75rem] border-t-ink",
  sheet: "rounded-xs border border-line",
};

const smallFrames = {
  phone: "rounded-[1.375rem] border-[0.3125rem] border-ink",
  tablet: "rounded-[1.125rem] border-[0.5rem] border-ink",
  window: "rounded-sm border border-ink/25 border-t-[0.5rem] border-t-ink",
  sheet: "rounded-xs border border-line",
};

const fullSizes = {
  phone: "19rem",
  tablet: "(width < 64rem) 100vw, 60rem",
  window: "(width < 80rem) 100vw, 80rem",
  sheet: "(width < 64rem) 100vw, 46rem",
};

/** A photographed screen or sheet of paper in a plain frame. */
export function ScreenFrame({ frame, sizes, small, className, ...picture }: ScreenFrameProps) {
  const size = className ?? (frame === "phone" ? "mx-auto w-full max-w-80" : "");
  return (
    <div
      className={`overflow-hidden bg-ink shadow-raised ${small ? smallFrames[frame] : frames[frame]} ${size}`}
    >
      <Picture
        phone={{ media: "(width < 40rem)", sizes: "100vw" }}
        {...picture}
        sizes={sizes ?? fullSizes[frame]}
        className="h-auto w-full"
      />
    </div>
  );
}
