import type { FaqItem } from "../../content/fields/text.ts";
import type { RecruitmentStep } from "../../content/recruitment.ts";
import { Accordion } from "../../ui/controls/accordion.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";

type RecruitmentProps = HeadTexts & { steps: RecruitmentStep[]; questions: FaqItem[] };

/** The steps of an application, drawn as doors in a full-width wall, and the questions that applicants ask. */
export function RecruitmentSection({ steps, questions, ...head }: RecruitmentProps) {
  return (
    <Section {...head} tone="sunken" space="wide" className="band overflow-x-clip">
      <ol className="relative grid gap-y-10 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <RecruitmentDoor key={step.title} step={step} last={index === steps.length - 1} />
        ))}
      </ol>
      <div className="mt-stack max-w-3xl">
        <Accordion name="recruitment" items={questions} />
      </div>
    </Section>
  );
}

function RecruitmentDoor({
  step: { number, title, description, link },
  last,
}: {
  step: RecruitmentStep;
  last: boolean;
}) {
  return (
    <li className="group/door relative grid grid-cols-1 content-start gap-5 xs:grid-cols-[5rem_minmax(0,1fr)] md:grid-cols-1 md:gap-y-7 lg:first:before:absolute lg:first:before:right-[calc(100%-1px)] lg:first:before:h-60 lg:first:before:w-[50vw] lg:first:before:bg-ink lg:last:after:absolute lg:last:after:left-[calc(100%-1px)] lg:last:after:h-60 lg:last:after:w-[50vw] lg:last:after:bg-ink">
      <span aria-hidden="true" className="relative block h-20 max-xs:w-20 md:h-60">
        {/* One pixel wider than its column: column widths are fractions of a pixel, and gaps would show as light lines. */}
        <svg
          viewBox="0 0 64 64"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-full w-[calc(100%+1px)] fill-ink"
        >
          <path d="M0 0h64v64H44V32h-6V18H26v14h-6v32H0z" />
          {last && <path className="fill-accent forced-colors:hidden" d="M20 44h24v20H20z" />}
        </svg>
        <span className="absolute inset-x-0 bottom-[5%] text-center font-display font-title text-[1.25rem] text-ink leading-none md:bottom-[7%] md:text-[3rem]">
          {number}
        </span>
      </span>
      <div className="grid content-start gap-2.5 md:pr-8">
        <h3 id={headingId(title)} className="text-subheading">
          <a
            href={link}
            className="-my-2 inline-flex min-h-touch items-center gap-2 py-2 transition-colors hover:text-brand"
          >
            {title}
            <Icon name="arrow-up-right" className="size-5 text-brand" />
          </a>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
