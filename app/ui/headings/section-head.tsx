import type { ReactNode } from "react";
import { SectionHeading } from "./section-heading.tsx";

/** The label says plainly what the section is. The heading may be more expressive. */
export type HeadTexts = { label?: string; heading: string; note?: string };

type SectionHeadProps = HeadTexts & { id?: string; action?: ReactNode };

/** The head of a section: the note is under the heading; on wide screens, the action is at the right end. */
export function SectionHead({ id, label, heading, note, action }: SectionHeadProps) {
  return (
    <div className="columns-12 mb-stack items-end gap-y-3 sm:gap-y-5">
      <div className="grid gap-3 sm:gap-4 lg:col-span-8">
        <SectionHeading id={id} label={label} heading={heading} />
        {note && <p className="max-w-[38rem]">{note}</p>}
      </div>
      {action && <div className="flex lg:col-span-4 lg:justify-end">{action}</div>}
    </div>
  );
}
