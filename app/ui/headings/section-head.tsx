import type { ReactNode } from "react";
import { SectionHeading } from "./section-heading.tsx";

/** The label says plainly what the section is. The heading may be more expressive. */
export type HeadTexts = { label?: string; heading: string; note?: string };

/** The head of a section. On wide screens, the note and the action are to the right of the heading. */
export function SectionHead({ label, heading, note, action }: HeadTexts & { action?: ReactNode }) {
  return (
    <div className="section-head columns-12 mb-stack items-end gap-y-5">
      <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-7" />
      {(note || action) && (
        <div className="lg:col-span-4 lg:col-start-9">
          {note && <p>{note}</p>}
          {action && <div className={`flex ${note ? "mt-2" : "lg:justify-end"}`}>{action}</div>}
        </div>
      )}
    </div>
  );
}
