import { useRef } from "react";
import type { HomePage } from "../content/schema/pages.ts";
import { ButtonLink } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Picture } from "../ui/picture.tsx";
import { useSlideShow } from "../ui/use-slide-show.ts";

type Slide = HomePage["slides"][number];

/** The slides lie on top of each other; the radio buttons of the rail show one. Styles: hero.css. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const root = useRef<HTMLElement>(null);
  const { live, paused, running, turn, togglePause } = useSlideShow(root);

  return (
    <section
      ref={root}
      className="hero"
      data-inverse
      data-tone="inverse"
      data-live={live || undefined}
      data-running={running || undefined}
      aria-roledescription="carousel"
      aria-label="What we do"
      onAnimationEnd={({ animationName }) => animationName === "hero-progress" && turn(1)}
    >
      <div className="wrap hero-body">
        <div className="hero-words" aria-live={running ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <SlideWords key={slide.id} slide={slide} position={index + 1} count={slides.length} />
          ))}
        </div>
        <div className="mt-8 grid grid-cols-[1fr_auto] items-center gap-3 lg:mt-[clamp(2.5rem,5vw,5rem)] lg:items-end lg:gap-8">
          <fieldset className="min-w-0">
            <legend className="sr-only">Slides</legend>
            <div className="grid grid-cols-3 gap-3 lg:gap-8">
              {slides.map(({ id, tab, tabNote }, index) => (
                <label key={id} className="hero-tab">
                  <input
                    type="radio"
                    name="slide"
                    value={id}
                    defaultChecked={index === 0}
                    autoComplete="off"
                    className="sr-only"
                  />
                  <b className="font-semibold text-on-inverse text-[1rem] max-lg:text-[length:min(0.9375rem,4.3vw)]">
                    {tab}
                  </b>
                  <span className="text-sm max-lg:sr-only">{tabNote}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className={`flex gap-2 text-on-inverse ${live ? "" : "invisible"}`}>
            <IconButton
              icon={paused ? "play" : "pause"}
              label={paused ? "Start slides" : "Pause slides"}
              onClick={togglePause}
              className="motion-reduce:hidden"
            />
            <IconButton
              icon="arrow-left"
              label="Previous slide"
              onClick={() => turn(-1)}
              className="max-lg:hidden"
            />
            <IconButton
              icon="arrow-right"
              label="Next slide"
              onClick={() => turn(1)}
              className="max-lg:hidden"
            />
          </div>
        </div>
      </div>
      {/* Behind the words in the document too: the heading belongs to the first packets of the page. */}
      <div className="hero-pictures">
        {slides.map(({ id, picture }, index) => (
          <div key={id}>
            <Picture {...picture} sizes="100vw" eager={index === 0} className="size-full object-cover" />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first slide's heading is the heading of the page. */
function SlideWords({ slide, position, count }: { slide: Slide; position: number; count: number }) {
  const Heading = position === 1 ? "h1" : "p";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but no set of form fields
    <div role="group" aria-roledescription="slide" aria-label={`${position} of ${count}`}>
      <Heading className="-ml-[0.03em] max-w-[9.6em] text-balance font-display text-hero text-on-inverse">
        {slide.heading}
      </Heading>
      <p className="mt-5 max-w-[33rem] text-lead lg:mt-7">{slide.text}</p>
      <div className="mt-8 flex flex-wrap gap-3.5 lg:mt-10">
        <ButtonLink to="/about" tone="outline">
          <span>
            Learn More<span className="sr-only"> about us</span>
          </span>
        </ButtonLink>
        <ButtonLink to="/about" tone="accent" icon="arrow-right">
          Schedule a meeting
        </ButtonLink>
      </div>
    </div>
  );
}
