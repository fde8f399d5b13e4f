import type { StoryPage } from "../../content/pages/story.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { FilmButton } from "../../ui/dialogs/film-button.tsx";
import type { Film } from "../../ui/dialogs/video-player.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type FilmSectionProps = StoryPage["film"] & {
  film: Film;
  /** On wide screens, `full` has the text on a full-width picture, `card` has the picture and the text side by side. */
  layout: "full" | "card";
};

export function FilmSection({ layout, picture, ...words }: FilmSectionProps) {
  if (layout === "card")
    return (
      <section className="band" data-space="tight">
        <div className="wrap">
          <div data-inverse className="group grid overflow-hidden rounded-md lg:grid-cols-[1.75fr_1fr]">
            <div className="relative overflow-hidden max-sm:aspect-4/3 sm:max-lg:aspect-video lg:min-h-[33rem]">
              <Picture
                {...picture}
                phone={false}
                sizes="(width < 64rem) 100vw, 60vw"
                className="absolute inset-0 size-full object-cover object-[72%_50%] transition-transform duration-700 ease-settle group-hover:scale-[1.03]"
              />
            </div>
            <div className="grid content-end justify-items-start gap-5 p-6 lg:p-10">
              <Words {...words} size="text-heading" />
            </div>
          </div>
        </div>
      </section>
    );

  return (
    <section
      data-inverse
      data-tone="inverse"
      className="relative isolate grid overflow-hidden lg:min-h-[min(46rem,90vh)]"
    >
      <div className="-z-1 max-lg:relative max-lg:h-76 lg:absolute lg:inset-0">
        <Picture
          {...picture}
          sizes="100vw"
          phone={{ media: "(width < 40rem)", sizes: "100vw" }}
          className="size-full object-cover object-[70%_50%]"
        />
        <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--color-inverse),transparent_60%)] lg:bg-[linear-gradient(to_right,rgb(var(--inverse-channels)/0.9),rgb(var(--inverse-channels)/0.6)_max(38%,36rem),transparent_max(66%,50rem))]" />
      </div>
      <div className="wrap grid content-end justify-items-start gap-6 pb-14 lg:py-24">
        <Words {...words} size="max-w-[7.5em] text-title" />
      </div>
    </section>
  );
}

const block =
  "inline-flex items-center justify-center rounded-sm bg-accent py-2 text-on-accent transition-colors group-hover/play:bg-accent-strong";

function Words({
  heading,
  text,
  label,
  transcriptLabel,
  film,
  size,
}: Omit<FilmSectionProps, "layout" | "picture"> & { size: string }) {
  return (
    <>
      <h2 id={headingId(heading)} className={size}>
        {heading}
      </h2>
      <p className="max-w-[32rem] text-on-inverse">{text}</p>
      <FilmButton
        film={film}
        title={heading}
        className="group/play mt-2 inline-flex min-h-13 cursor-pointer items-stretch gap-0.5 font-strong text-[1rem] leading-tight active:translate-y-px"
      >
        <span className={`${block} w-13`}>
          <Icon name="play" className="size-5 fill-current!" />
        </span>
        <span className={`${block} px-4 sm:px-6`}>{label}</span>
      </FilmButton>
      <ArrowLink href="/intro-film">{transcriptLabel}</ArrowLink>
    </>
  );
}
