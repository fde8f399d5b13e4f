import type { ProseSection } from "../../content/fields/prose.ts";
import type { Project } from "../../content/projects.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Prose } from "../../ui/prose.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type ProjectStoryProps = Pick<Project, "delivered"> & {
  brief: ProseSection;
  work: ProseSection;
  labels: { brief: string; work: string };
};

/** The request, the approach and the list of deliverables. */
export function ProjectStorySection({ labels, brief, work, delivered }: ProjectStoryProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-8">
        <SectionHeading label={labels.brief} heading={brief.heading} className="text-heading lg:col-span-5" />
        <Prose nodes={brief.nodes} block="text-ink text-lead lg:col-span-7 lg:col-start-6" />
      </div>
      <div className="wrap columns-12 mt-section gap-y-12">
        <div className="lg:order-1 lg:col-span-7 lg:col-start-6">
          <SectionHeading label={labels.work} heading={work.heading} />
          <div className="mt-9 grid gap-6">
            <Prose nodes={work.nodes} block="border-line border-t pt-6" />
          </div>
        </div>
        <div className="lg:col-span-4">
          <div className="rounded-md bg-sunken p-6 sm:p-8 lg:sticky lg:top-28">
            <h2 id="handed-over" className="mb-4 text-subheading">
              Handed over
            </h2>
            <TickList items={delivered} className="gap-2" />
          </div>
        </div>
      </div>
    </section>
  );
}
