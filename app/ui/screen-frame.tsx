import { Picture } from "./picture.tsx";

type ScreenFrameProps = { image: string; alt: string; frame: "phone" | "tablet" | "window" | "sheet" };

const frames = {
  phone: "mx-auto w-full max-w-80 rounded-[2.5rem] border-[0.625rem] border-ink",
  tablet: "rounded-[1.5rem] border-[0.625rem] border-ink sm:rounded-[2rem] sm:border-[1rem]",
  window: "rounded-md border border-ink/25 border-t-[0.75rem] border-t-ink",
  sheet: "rounded-xs border border-line",
};

const sizes = {
  phone: "19rem",
  tablet: "(width < 64rem) 100vw, 60rem",
  window: "(width < 80rem) 100vw, 80rem",
  sheet: "(width < 64rem) 100vw, 46rem",
};

/** A photographed screen or sheet of paper in a plain frame. */
export function ScreenFrame({ image, alt, frame }: ScreenFrameProps) {
  return (
    <div className={`overflow-hidden bg-ink shadow-raised ${frames[frame]}`}>
      <Picture
        image={image}
        alt={alt}
        sizes={sizes[frame]}
        phoneMedia="(width < 40rem)"
        className="h-auto w-full"
      />
    </div>
  );
}
