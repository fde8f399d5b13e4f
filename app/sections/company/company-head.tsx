import type { ReactNode } from "react";
import { Breadcrumbs, trailTo } from "../../ui/headings/breadcrumbs.tsx";

type CompanyHeadProps = {
  title: string;
  lead?: string | undefined;
  /** What the page shows first, below the title. */
  children?: ReactNode;
};

/** The top of a page about the company: a large title, the lead beside it, and below them something of the page's own. */
export function CompanyHead({ title, lead, children }: CompanyHeadProps) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap columns-12 items-baseline-last gap-y-4 pt-2 sm:pt-4 lg:pt-9">
        <div className="lg:col-span-12 lg:mb-5">
          <Breadcrumbs trail={trailTo(title)} />
        </div>
        <h1 className="-ml-[0.03em] text-hero lg:col-span-8">{title}</h1>
        {lead && <p className="max-w-[36rem] text-lead lg:col-span-4">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
