import { ButtonLink } from "../../ui/controls/button.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";

type JobHeadProps = {
  trail: Crumb[];
  title: string;
  summary: string;
  salary: string;
  /** A note instead of the button, if the job takes no applications. */
  closed?: string | undefined;
};

/** The job's title and summary, with the salary in large type. */
export function JobHead({ trail, title, summary, salary, closed }: JobHeadProps) {
  return (
    <header data-inverse className="[&_nav_*]:text-on-inverse-quiet [&_nav_a:hover]:text-accent">
      <div className="wrap columns-12 gap-y-8 pt-4 pb-14 lg:pt-9 lg:pb-20">
        <div className="lg:col-span-12">
          <Breadcrumbs trail={trail} />
        </div>
        <div className="grid justify-items-start gap-6 lg:col-span-7 lg:mt-10">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-[38rem] text-lead">{summary}</p>
          {closed ? (
            <p className="font-strong text-accent">{closed}</p>
          ) : (
            <ButtonLink href="#apply" tone="accent" icon="arrow-down">
              Apply Now
            </ButtonLink>
          )}
        </div>
        <p className="self-end border-inverse-line border-t pt-5 font-display text-heading text-on-inverse lg:col-span-4 lg:col-start-9">
          {salary}
        </p>
      </div>
    </header>
  );
}
