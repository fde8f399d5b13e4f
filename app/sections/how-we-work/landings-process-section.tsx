import type { CSSProperties } from "react";
import type { HowWeWorkPage } from "../../content/pages/how-we-work.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";

type LandingsProcessSectionProps = HeadTexts & { steps: HowWeWorkPage["steps"] };

/** Detailed steps with their deliverables. Each step is indented further than the one before. */
export function LandingsProcessSection({ steps, ...head }: LandingsProcessSectionProps) {
  return (
    <Section {...head}>
      <ol className="[--tread:0.5rem] lg:[--tread:var(--spacing-step)]">
        {steps.map(({ title, duration, description, detail, youGet }, index) => (
          <li
            key={title}
            style={{ "--place": index } as CSSProperties}
            className="relative ml-[calc(var(--place)*var(--tread))] grid border-brand border-t-2 border-l-2 bg-surface last:border-b-2 not-first:before:absolute not-first:before:-top-0.5 not-first:before:right-full not-first:before:h-0.5 not-first:before:w-[calc(var(--tread)+2px)] not-first:before:bg-brand lg:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_17rem]"
          >
            <div className="flex items-baseline justify-between gap-4 p-5 pb-2 lg:grid lg:content-start lg:p-9">
              <span
                aria-hidden="true"
                className="font-display font-title text-[2.75rem] text-brand leading-[0.9] tracking-[-0.04em] lg:text-[3.5rem]"
              >
                {index + 1}
              </span>
              <p className="text-quiet text-sm">{duration}</p>
            </div>
            <div className="grid content-start gap-3 p-5 pt-1 lg:py-9 lg:pr-10 lg:pl-0">
              <h3 id={headingId(title)} className="text-subheading">
                {title}
              </h3>
              <p className="text-ink lg:text-lead">{description}</p>
              <p>{detail}</p>
            </div>
            <div className="grid content-start gap-2 bg-brand-soft p-5 lg:p-9">
              <h4 className="font-sans font-semibold text-[1rem]">What you get</h4>
              <p>{youGet}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
