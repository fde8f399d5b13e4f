import type { Diagram as DiagramTexts } from "../../content/fields/evidence.ts";
import { Diagram } from "../../ui/diagram/diagram.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";

/** The systems of a case study. Those that we built are filled. */
export function CaseDiagram({ title, caption, nodes, flows }: DiagramTexts) {
  return (
    <figure className="mb-stack rounded-md border border-line bg-canvas p-4 sm:p-8 lg:p-12">
      <figcaption className="columns-12 mb-8 items-baseline gap-y-2 lg:mb-12">
        <h3 id={headingId(title)} className="text-subheading lg:col-span-5">
          {title}
        </h3>
        <div className="text-sm lg:col-span-7 lg:col-start-6">
          <p className="max-w-[40rem]">{caption}</p>
          <p aria-hidden="true" className="mt-3 flex gap-6">
            <span className="flex items-center gap-2">
              <span className="size-3.5 rounded-xs border-2 border-brand bg-brand" />
              Built by us
            </span>
            <span className="flex items-center gap-2">
              <span className="size-3.5 rounded-xs border-2 border-field bg-surface" />
              Already there, or bought
            </span>
          </p>
        </div>
      </figcaption>
      <Diagram nodes={nodes} flows={flows} />
    </figure>
  );
}
