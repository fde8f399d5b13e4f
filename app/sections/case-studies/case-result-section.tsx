import type { ReactNode } from "react";
import type { ProseSection } from "../../content/schema/prose.ts";
import type { CaseStudy } from "../../content/schema/work.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Prose } from "../../ui/prose.tsx";

type CaseResultProps = ProseSection & Pick<CaseStudy, "figures"> & { label: string; children: ReactNode };

/** Figures in very large type. Longer ones get wider columns, and the first one is highlighted. */
export function CaseResultSection({ label, heading, nodes, figures, children }: CaseResultProps) {
  return (
    <section className="band" data-tone="inverse" data-inverse="">
      <div className="wrap">
        <div className="columns-12 gap-y-6">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-5" />
          <Prose nodes={nodes} block="lg:col-span-6 lg:col-start-7" />
        </div>
        <dl className="mt-stack grid gap-y-10 lg:grid-cols-[repeat(3,auto)] lg:gap-x-8">
          {figures.map(({ value, label, note }) => (
            <div
              key={label}
              className="group grid content-start border-inverse-line border-t pt-7 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8 lg:first:border-l-0 lg:first:pl-0"
            >
              <dt className="mt-5 sm:max-lg:mt-0 font-display text-on-inverse text-subheading">{label}</dt>
              <dd className="-order-1 sm:max-lg:row-span-2 sm:whitespace-nowrap font-display text-[clamp(3.5rem,1.6rem+6vw,7.5rem)] text-on-inverse leading-[0.9] tracking-[-0.04em] [font-weight:540] group-first:text-accent">
                {value}
              </dd>
              <dd className="mt-2 max-w-[20rem] text-sm">{note}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
