import type { ReactNode } from "react";
import { Breadcrumbs, trailTo } from "../../ui/headings/breadcrumbs.tsx";

type PlainHeadProps = {
  title: string;
  lead?: string | undefined;
  /** On wide screens, at the right end. */
  children?: ReactNode;
};

/** The low top of a page whose form or list belongs on the first screen. */
export function PlainHead({ title, lead, children }: PlainHeadProps) {
  return (
    <section>
      <div className="wrap columns-12 items-end gap-y-4 pt-1 sm:pt-4 lg:pt-6">
        <div className="lg:col-span-7">
          <Breadcrumbs trail={trailTo(title)} />
          <h1 className="-ml-[0.03em] mt-2 text-title">{title}</h1>
          {lead && <p className="mt-2 max-w-[36rem] text-lead">{lead}</p>}
        </div>
        {children && <div className="lg:col-span-5">{children}</div>}
      </div>
    </section>
  );
}
