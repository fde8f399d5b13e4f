import { Fragment, type ReactNode } from "react";
import type { JobFacts } from "../../content/derived/job-openings.ts";
import type { Job } from "../../content/jobs.ts";
import type { JobPage } from "../../content/pages/job.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { PointList, pointItem, points } from "../../ui/point-list.tsx";
import { Prose, type ProseComponents } from "../../ui/prose.tsx";

type JobBodyProps = Pick<Job, "body"> &
  Pick<JobPage, "benefits"> & {
    facts: JobFacts;
    /** Undefined if the job takes no applications. */
    afterSending: JobPage["afterSending"] | undefined;
  };

const ruledList: ProseComponents = {
  ul: ({ children }: { children: ReactNode }) => <ul className={`${points(true)} `}>{children}</ul>,
  li: ({ children }: { children: ReactNode }) => <li className={pointItem(true)}>{children}</li>,
};

/** The job advert. On wide screens, its facts stay in view beside the text while the page scrolls. */
export function JobBodySection({ body: { opening, sections }, facts, benefits, afterSending }: JobBodyProps) {
  const { openUntilFilled } = facts;
  const terms = [
    ["Employment", facts.employment],
    ["Experience", facts.experience],
    ["Salary", facts.salary],
    ["Location", facts.location],
    ["Manager", facts.manager],
    ...(facts.onCall ? [["On call", facts.onCall]] : []),
    openUntilFilled
      ? ["Deadline", openUntilFilled]
      : [afterSending ? "Apply by" : "Closed on", facts.deadline],
    [openUntilFilled ? "Advert renewed" : "Posted", facts.posted],
  ];
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-12">
        <aside aria-label="Job facts" className="lg:order-1 lg:col-span-4 lg:col-start-9">
          <div className="rounded-md border border-line bg-surface p-6 sm:p-7 lg:sticky lg:top-28">
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
              {terms.map(([term, value]) => (
                <div
                  key={term}
                  className="border-line py-3 lg:flex lg:flex-wrap lg:gap-x-6 lg:border-b lg:first:pt-0"
                >
                  <dt className="shrink-0 text-quiet">{term}</dt>
                  <dd className="font-medium text-ink lg:flex-1 lg:text-right">{value}</dd>
                </div>
              ))}
            </dl>
            {afterSending && (
              <ButtonLink href="#apply" className="mt-5 w-full">
                Apply Now
              </ButtonLink>
            )}
          </div>
        </aside>
        <div className="lg:col-span-7">
          <h2 id="description" className="mb-4 text-subheading">
            Description
          </h2>
          <div className="grid gap-5">
            <Prose nodes={opening} first="text-ink text-lead" />
          </div>
          {sections.map(({ id, heading, nodes }) => (
            <Fragment key={id}>
              <h2 id={id} className="mt-stack mb-2 text-subheading">
                {heading}
              </h2>
              <Prose nodes={nodes} components={ruledList} />
            </Fragment>
          ))}
          <h2 id={headingId(benefits.heading)} className="mt-stack mb-2 text-subheading">
            {benefits.heading}
          </h2>
          <PointList items={benefits.items} ruled />
          {afterSending && (
            <>
              <h2 id={headingId(afterSending.heading)} className="mt-stack mb-2 text-subheading">
                {afterSending.heading}
              </h2>
              <ol className="list-decimal pl-7 marker:font-semibold marker:text-brand">
                {afterSending.steps.map((step) => (
                  <li key={step} className="border-line border-b py-4 last:border-b-0">
                    {step}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
