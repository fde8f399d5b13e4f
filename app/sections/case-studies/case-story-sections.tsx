import type { ReactNode } from "react";
import type { CaseStudy } from "../../content/schema/work.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";

export function CaseProblemSection({
  label,
  heading,
  text: [opening, ...text],
}: CaseStudy["problem"] & { label: string }) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-8">
        <SplitHead label={label} heading={heading} />
        <div className="grid max-w-[46rem] gap-6 lg:col-span-7 lg:col-start-6">
          <p className="text-ink text-lead">{opening}</p>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

type CaseApproachProps = CaseStudy["approach"] & { label: string; diagram: ReactNode; screen: ReactNode };

/** The steps of the approach, numbered in large type, between the diagram and the screen of the product. */
export function CaseApproachSection({ label, heading, steps, diagram, screen }: CaseApproachProps) {
  return (
    <section className="band" data-tone="sunken">
      <div className="wrap">
        <SectionHeading label={label} heading={heading} className="mb-stack max-w-[16em] text-heading" />
        {diagram}
        <ol className="border-ink/20 border-t">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="columns-12 items-baseline gap-y-4 border-ink/20 border-b py-8 lg:py-12"
            >
              <h3 className="flex items-baseline gap-5 text-subheading lg:col-span-5 lg:gap-10">
                <span
                  aria-hidden="true"
                  className="w-[0.9em] shrink-0 font-title text-brand text-heading leading-none"
                >
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-[46rem] lg:col-span-7 lg:col-start-6">{text}</p>
            </li>
          ))}
        </ol>
        {screen}
      </div>
    </section>
  );
}
