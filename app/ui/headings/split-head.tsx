import type { ReactNode } from "react";
import type { HeadTexts } from "./section-head.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** On wide screens, the heading is beside the section's content and stays in view while the content scrolls. */
export function SplitHead({ note, children, ...heading }: HeadTexts & { id?: string; children?: ReactNode }) {
  return (
    <div className="lg:col-span-4">
      <div className="grid justify-items-start gap-3 sm:gap-5 lg:sticky lg:top-28">
        <SectionHeading {...heading} />
        {note && <p className="max-w-[30rem]">{note}</p>}
        {children}
      </div>
    </div>
  );
}
