import type { ReactNode } from "react";
import { SplitHead } from "../../ui/headings/split-head.tsx";

type ApplicationSectionProps = { heading: string; note: string /** The form. */; children: ReactNode };

export function ApplicationSection({ heading, note, children }: ApplicationSectionProps) {
  return (
    <section id="apply" className="band scroll-mt-0" data-tone="sunken">
      <div className="wrap columns-12 gap-y-10">
        <SplitHead heading={heading} note={note} />
        <div className="rounded-md border border-line bg-canvas p-5 sm:p-8 lg:col-span-7 lg:col-start-6 lg:p-10">
          {children}
        </div>
      </div>
    </section>
  );
}
