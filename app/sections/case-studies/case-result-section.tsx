import type { ReactNode } from "react";
import type { CaseStudy } from "../../content/case-studies.ts";
import type { ProseSection } from "../../content/fields/prose.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Prose } from "../../ui/prose.tsx";

type CaseResultProps = ProseSection & Pick<CaseStudy, "figures"> & { label: string; children: ReactNode };

/** The figures again, each with how it was measured. The first one is highlighted. */
export function CaseResultSection({ label, heading, nodes, figures, children }: CaseResultProps) {
  return (
    <section className="band" data-tone="inverse" data-inverse="">
      <div className="wrap">
        <div className="columns-12 gap-y-6">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-5" />
          <Prose nodes={nodes} block="lg:col-span-7 lg:col-start-6" />
        </div>
        <dl className="mt-stack grid gap-x-8 gap-y-8 lg:grid-cols-3">
          {figures.map(({ value, label, note }) => (
            <div key={label} className="group grid content-start border-inverse-line border-t pt-5">
              <dt className="mt-3 font-display text-card text-on-inverse">{label}</dt>
              <dd className="-order-1 font-display text-heading text-on-inverse group-first:text-accent">
                {value}
              </dd>
              <dd className="mt-2 max-w-[24rem] text-sm">{note}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
