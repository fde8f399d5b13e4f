import type { ReactNode } from "react";
import type { CaseStudy } from "../../content/case-studies.ts";
import type { Proof } from "../../content/derived/proofs.ts";
import type { Link } from "../../content/fields/text.ts";
import type { Industry } from "../../content/industries.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ScreenStage } from "../shared/screen-stage.tsx";

type IndustryCase = Proof & Pick<CaseStudy, "summary">;

type ClientsServedSectionProps = {
  heading: string;
  note?: string;
  clients: Industry["clientsServed"];
  /** The case studies that belong to the industry, if there are any. */
  cases: IndustryCase[];
  caseStudiesLink: Link;
  action: ReactNode;
  /** Shown above the case studies. */
  children: ReactNode;
};

/** The kinds of clients in an industry, in large type and two columns. Each has its own icon. */
export function ClientsServedSection({
  heading,
  note,
  clients,
  cases,
  caseStudiesLink,
  action,
  children,
}: ClientsServedSectionProps) {
  return (
    <section className="band">
      <div className="wrap">
        <h2 id={headingId(heading)} className="text-heading">
          {heading}
        </h2>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))] gap-x-4 md:gap-x-8 lg:mt-12">
          {clients.map(({ label, icon }) => (
            <li
              key={label}
              className="flex min-h-16 items-center gap-2.5 border-line border-t py-3 font-display font-heading text-[1.0625rem] text-ink leading-tight md:min-h-19 md:gap-5 md:py-4 md:text-subheading"
            >
              <Icon name={icon} className="size-5 text-brand md:size-7" />
              {label}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          {note && <p className="max-w-[34rem]">{note}</p>}
          {action}
        </div>
        {children}
        <div
          className={`grid gap-y-6 ${cases.length > 0 ? "mt-10 border-line border-t pt-8 lg:mt-14 lg:pt-12" : "mt-6"}`}
        >
          {cases.map((study) => (
            <IndustryCaseRow key={study.path} {...study} />
          ))}
          <ArrowLink href={caseStudiesLink.to} className="justify-self-start">
            {caseStudiesLink.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

function IndustryCaseRow({ path, title, client, summary, ...proof }: IndustryCase) {
  return (
    <article className="columns-12 group relative items-center gap-y-5 rounded-md">
      <ScreenStage {...proof} shape="wide" className="min-h-56 md:h-96 lg:col-span-5" />
      <div className="grid justify-items-start lg:col-span-6 lg:col-start-7">
        <p className="font-semibold text-brand text-sm">Case study: {client}</p>
        <h3 className="mt-2 text-subheading">{title}</h3>
        <p className="mt-3 max-w-[34rem]">{summary}</p>
        <ArrowLink href={path} className="cover-link mt-2">
          Read Full Case Study<span className="sr-only">: {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
