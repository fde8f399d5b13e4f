import { locationText, salaryText } from "./derived/job-facts.ts";
import { isClosed, timeSince, today, writtenDate } from "./derived/publication.ts";
import { jobPage } from "./pages.ts";
import { entriesOf } from "./reading/entries-of.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { Job, JobEntry, JobFacts } from "./schema/career.ts";

export const jobs = entriesOf("job", readEntries<JobEntry>("jobs")).toSorted((a, b) => a.order - b.order);

export const jobFacts = (job: Job): JobFacts => ({
  employment: job.employment,
  experience: job.experience,
  salary: salaryText(job.salary),
  location: locationText(job.location),
  posted: job.alwaysOpen?.posted ?? timeSince(job.postedOn ?? today()),
  deadline: writtenDate(job.deadline),
  openUntilFilled:
    job.alwaysOpen && job.deadline < today()
      ? `${jobPage.openUntilFilled} ${writtenDate(job.deadline)}.`
      : undefined,
});

export const openingTitle = (slug: string) => jobs.find((each) => each.slug === slug)?.title;

/** Why the opening at this path takes no applications. Undefined if it does. */
export function closedOpening(path: string): string | undefined {
  const job = jobs.find((each) => each.path === path);
  return job && isClosed(job) ? `${jobPage.closed.refusal} ${writtenDate(job.deadline)}.` : undefined;
}
