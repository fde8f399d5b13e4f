import type { ProseSection } from "../../content/fields/prose.ts";
import type { Project } from "../../content/projects.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Prose } from "../../ui/prose.tsx";

/** The outcome as a paragraph, followed by a list of figures. */
export function ProjectOutcomeSection({
  label,
  heading,
  nodes,
  figures,
}: ProseSection & Pick<Project, "figures"> & { label: string }) {
  return (
    <section className="band bg-brand text-brand-soft" data-tone="inverse" data-inverse>
      <div className="wrap">
        <div className="columns-12 gap-y-8">
          <SectionHeading label={label} heading={heading} className="text-title lg:col-span-9" />
          <Prose nodes={nodes} block="text-brand-soft text-lead lg:col-span-7" />
        </div>
        <dl className="mt-stack border-on-brand/30 border-b">
          {figures.map(({ value, label, note }) => (
            <div key={label} className="columns-12 items-baseline gap-y-2 border-on-brand/30 border-t py-7">
              <dt className="order-1 text-on-brand lg:col-span-4">
                <span className="font-display text-subheading">{label}</span>
              </dt>
              <dd className="font-display text-on-brand text-stat lg:col-span-4">{value}</dd>
              <dd className="order-2 text-brand-soft lg:col-span-4">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
