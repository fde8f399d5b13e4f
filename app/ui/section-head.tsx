import type { ReactNode } from "react";

/** The head of a band: the heading on the left, one sentence or an action on its baseline at the right. */
export function SectionHead({
  heading,
  note,
  action,
  id,
}: {
  heading: string;
  note?: string;
  action?: ReactNode;
  id?: string;
}) {
  return (
    <div className="columns-12 mb-stack items-end gap-y-5">
      <h2 id={id} className="text-heading lg:col-span-7">
        {heading}
      </h2>
      {(note || action) && (
        <div className="lg:col-span-4 lg:col-start-9">
          {note && <p>{note}</p>}
          {action && <div className={`flex ${note ? "mt-2" : "lg:justify-end"}`}>{action}</div>}
        </div>
      )}
    </div>
  );
}
