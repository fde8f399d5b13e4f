import type { ProcessStep } from "../../content/fields/text.ts";
import "../../styles/stairs.css";
import type { CSSProperties } from "react";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";

type StairsProcessProps = HeadTexts & { steps: ProcessStep[] };

/** A process drawn as stairs. On wide screens, a coloured block marks the last step. */
export function StairsProcessSection({ label, heading, note, steps }: StairsProcessProps) {
  return (
    <section className="band" data-tone="sunken" data-space="wide">
      <div className="wrap @container">
        <div className="mb-stack grid max-w-[36rem] sm:mb-10 gap-4 xl:mb-12 xl:max-w-[30rem]">
          <SectionHeading label={label} heading={heading} />
          {note && <p className="max-w-[26rem]">{note}</p>}
        </div>
        <ol className="stairs" style={{ "--count": steps.length } as CSSProperties}>
          {steps.map(({ title, duration, description }, index) => (
            <li key={title} style={{ "--step": index + 1 } as CSSProperties}>
              <p className="flex sm:mb-3 items-baseline justify-between gap-3">
                <span className="font-display font-title text-[2rem] text-brand leading-[0.9] tracking-[-0.04em] sm:text-[2.75rem] lg:text-[3.5rem]">
                  {index + 1}
                </span>
                <span className="text-right text-quiet text-sm">{duration}</span>
              </p>
              <h3 id={headingId(title)} className="text-card">
                {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
