import type { ReactNode } from "react";

/** The head of a band that stands beside its content and stays in view while a long list passes. */
export function SplitHead({
  heading,
  note,
  id,
  children,
}: {
  heading: string;
  note?: string;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <div className="lg:col-span-4">
      <div className="grid justify-items-start gap-5 lg:sticky lg:top-28">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {note && <p className="max-w-[30rem]">{note}</p>}
        {children}
      </div>
    </div>
  );
}
