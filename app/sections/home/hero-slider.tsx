import type { HomePage } from "../../content/pages/home.ts";
import "../../styles/hero.css";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type Slide = HomePage["slides"][number];

/** The slides lie on top of each other; radio buttons choose the visible one. Styles: hero.css. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  return (
    <section
      id="hero"
      className="hero"
      data-inverse
      data-tone="inverse"
      aria-roledescription="carousel"
      aria-label="What we do"
    >
      <div className="wrap hero-body">
        <div className="hero-words" aria-live="polite">
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
                    id={`slide-${id}`}
                    type="radio"
                    name="slide"
                    value={id}
                    defaultChecked={index === 0}
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
          <div className="flex gap-2 text-on-inverse">
            <PauseButton />
            <div className="hero-steps max-lg:hidden">
              {slides.map((slide, index) => (
                <div key={slide.id}>
                  <Step icon="arrow-left" to={slides.at(index - 1)} />
                  <Step icon="arrow-right" to={slides[index + 1] ?? slides[0]} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      {/* The pictures come after the text in the markup, so that the browser receives the text first. */}
      <div className="hero-pictures">
        {slides.map(({ id, picture }, index) => (
          <div key={id}>
            {/* No placeholder colour: the last picture stays visible until this one has been decoded. */}
            <Picture
              {...picture}
              sizes="100vw"
              phone={{ media: "(width < 40rem)", sizes: "100vw" }}
              eager={index === 0}
              className="size-full bg-transparent! object-cover"
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Shown while app/browser/play-slide-show.ts advances the slides. */
function PauseButton() {
  return (
    <button
      type="button"
      aria-pressed="false"
      aria-label="Pause slides"
      className="hero-pause group size-touch place-items-center rounded-sm border border-current/40 transition-colors hover:border-current"
    >
      <Icon name="pause" className="size-5 group-aria-pressed:hidden" />
      <Icon name="play" className="hidden size-5 group-aria-pressed:block" />
    </button>
  );
}

/** Only for mouse and touch. With a keyboard or a screen reader, visitors use the radio buttons. */
function Step({ icon, to }: { icon: "arrow-left" | "arrow-right"; to: Slide | undefined }) {
  return (
    <label
      htmlFor={`slide-${to?.id}`}
      className="inline-grid size-touch cursor-pointer select-none place-items-center rounded-sm border border-current/40 hover:border-current"
    >
      <Icon name={icon} className="size-5" />
    </label>
  );
}

function SlideWords({ slide, position, count }: { slide: Slide; position: number; count: number }) {
  // Screen readers find the page's heading whichever slide is shown (hero.css).
  const Heading = position === 1 ? "h1" : "h2";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not a set of form fields
    <div role="group" aria-roledescription="slide" aria-label={`${position} of ${count}`}>
      <Heading className="-ml-[0.03em] max-w-[9.6em] text-balance font-display text-hero text-on-inverse">
        {slide.heading}
      </Heading>
      <p className="mt-5 max-w-[33rem] text-lead lg:mt-7">{slide.text}</p>
      {/* In two rows, the main button is in the upper one. */}
      <div className="mt-8 flex flex-wrap-reverse gap-3.5 lg:mt-10">
        <ButtonLink href="/about" tone="outline">
          Learn More<span className="sr-only"> about us</span>
        </ButtonLink>
        <ButtonLink href="/about" tone="accent" icon="arrow-right">
          Schedule a meeting
        </ButtonLink>
      </div>
    </div>
  );
}
