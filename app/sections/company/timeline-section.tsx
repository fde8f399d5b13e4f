import type { StoryPage } from "../../content/pages/story.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";

type TimelineSectionProps = HeadTexts & { timeline: StoryPage["timeline"] };

/** A timeline, horizontal on wide screens and vertical on narrow ones. The last entry is highlighted. */
export function TimelineSection({ timeline, ...head }: TimelineSectionProps) {
  return (
    <Section {...head}>
      <div className="relative">
        <span aria-hidden="true" className="draws absolute top-0 hidden h-px w-full bg-field lg:block" />
        <span aria-hidden="true" className="draws-down absolute h-full w-px bg-field lg:hidden" />
        <ol className="grid lg:grid-cols-4">
          {timeline.map(({ year, title, text }) => (
            <li
              key={year}
              className="group relative grid content-start gap-3 pb-12 pl-7 last:pb-0 lg:pt-9 lg:pr-9 lg:pb-0 lg:pl-0"
            >
              <span
                aria-hidden="true"
                className="-left-[7px] lg:-top-[7px] absolute top-3 size-[13px] rounded-xs bg-brand shadow-[0_0_0_6px_var(--color-canvas)] group-last:bg-accent lg:left-0"
              />
              <p className="font-display font-title text-[clamp(2.75rem,2rem+2.4vw,4.25rem)] text-ink leading-none tracking-[-0.04em]">
                {year}
              </p>
              <h3 id={headingId(title)} className="text-card">
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
