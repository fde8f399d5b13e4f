import type { JobFacts } from "../../content/derived/job-openings.ts";
import type { Job } from "../../content/jobs.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

type JobRow = Pick<Job, "slug" | "path" | "title" | "image"> & JobFacts;

export function JobListSection({ jobs, ...head }: HeadTexts & { jobs: JobRow[] }) {
  return (
    <Section {...head} id="openings">
      <ul className="border-line border-t">
        {jobs.map((job) => (
          <JobRowItem key={job.slug} job={job} />
        ))}
      </ul>
    </Section>
  );
}

function JobRowItem({ job }: { job: JobRow }) {
  const titleId = `job-${job.slug}`;
  const facts = [
    ["Experience", job.experience],
    ["Salary", job.salary],
    ["Location", job.location],
    job.openUntilFilled ? ["Deadline", job.openUntilFilled] : ["Apply by", job.deadline],
  ];
  return (
    <li className="group/job relative isolate grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-5 border-line border-b py-6 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 before:rounded-sm before:transition-colors hover:before:bg-brand-soft lg:grid-cols-[7rem_minmax(0,1fr)_minmax(0,2.1fr)_auto] lg:gap-x-8">
      <Picture {...job.image} sizes="7rem" className="aspect-4/3 w-full rounded-sm object-cover" />
      <div>
        <h3 id={titleId} className="text-subheading">
          {job.title}
        </h3>
        <p className="text-quiet text-sm">
          {job.employment}, {job.openUntilFilled ? "advert renewed" : "posted"} {job.posted}
        </p>
      </div>
      <dl
        className={`grid grid-cols-1 gap-x-4 xs:grid-cols-2 gap-y-3 max-lg:col-span-2 ${job.openUntilFilled ? "sm:max-lg:grid-cols-3 xl:grid-cols-3 [&>:last-child]:col-span-full" : "sm:max-lg:grid-cols-4 xl:grid-cols-4"}`}
      >
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-quiet text-sm">{term}</dt>
            <dd className="font-medium text-[1rem] text-ink leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        href={job.path}
        size="small"
        tone="outline"
        aria-describedby={titleId}
        className="cover-link group-hover/job:[&>span]:border-ink group-hover/job:[&>span]:bg-ink group-hover/job:[&>span]:text-canvas sm:max-lg:justify-self-start max-lg:col-span-2"
      >
        Apply Now
      </ButtonLink>
    </li>
  );
}
