import type { Proof } from "../../content/derived/proofs.ts";
import { Ground } from "../../ui/ground.tsx";
import { ScreenFrame } from "../../ui/screen-frame.tsx";

type ScreenStageProps = Pick<Proof, "ground" | "screen" | "figure"> & {
  /** A narrow stage shows the phone's version of a window. */
  shape: "narrow" | "wide" | "full";
  className?: string;
};

/** From 48rem on: the screen below the figure, or a phone beside it. */
const looks = {
  narrow: {
    stage: "md:block md:p-6 md:pb-0",
    screen: "md:mx-auto md:mt-6 md:w-[80%]",
    sizes: "(width < 48rem) 38vw, (width < 64rem) 17rem, 15rem",
    phone: { sizes: "(width < 48rem) 38vw, (width < 64rem) 17rem, 15rem" },
  },
  wide: {
    stage: "md:block md:p-8 md:pb-0",
    screen: "md:mx-auto md:mt-7 md:w-[88%]",
    sizes: "(width < 64rem) 80vw, 33rem",
    phone: { media: "(width < 48rem)", sizes: "38vw" },
  },
  full: {
    stage: "md:block md:p-8 md:pb-0 lg:grid lg:grid-cols-[minmax(0,1fr)_62%] lg:p-12 lg:pb-0",
    screen: "md:mt-7 lg:mt-0",
    sizes: "(width < 80rem) 80vw, 46rem",
    phone: { media: "(width < 48rem)", sizes: "38vw" },
  },
  phoneBeside: {
    stage: "md:grid-cols-[minmax(0,1fr)_46%] md:gap-6 md:p-8 md:pr-[12%] md:pb-0",
    screen: "md:mt-0",
    sizes: "(width < 48rem) 38vw, 16rem",
    phone: { sizes: "16rem" },
  },
};

/** A screen of the product on the client's colour, running out at the lower edge, and a figure of the result. */
export function ScreenStage({ ground, screen, figure, shape, className = "" }: ScreenStageProps) {
  const look = looks[shape !== "narrow" && screen.frame === "phone" ? "phoneBeside" : shape];
  return (
    <Ground
      colour={ground}
      className={`@container grid grid-cols-[minmax(0,1fr)_42%] items-start gap-4 rounded-md p-5 pb-0 ${look.stage} ${className}`}
    >
      {figure && (
        <p className="leading-snug">
          <b className="mb-1.5 block font-display text-[clamp(1.75rem,13.5cqi,2.75rem)] md:text-[clamp(2.5rem,15cqi,5.25rem)] leading-[0.95] tracking-[-0.04em] [font-weight:540]">
            {figure.value}
          </b>{" "}
          {figure.label}
        </p>
      )}
      {/* On phones, the screen doesn't count for the height, but the text does, which may be enlarged. */}
      <div className="max-md:h-0 max-md:min-h-full">
        <ScreenFrame
          {...screen}
          small
          sizes={look.sizes}
          phone={look.phone}
          className={`transition-transform duration-700 ease-settle group-hover:-translate-y-1.5 ${look.screen}`}
        />
      </div>
    </Ground>
  );
}
