import { type Job, jobs } from "../jobs.ts";
import { jobPage } from "../pages/job.ts";
import { locationText, salaryText } from "./job-facts.ts";
import { isClosed, timeSince, today, writtenDate } from "./publication.ts";

/** What the pages say about a job, in words. */
export type JobFacts = Pick<Job, "employment" | "experience"> & {
  salary: string;
  location: string;
  /** On the day of the build: "4 days ago". */
  posted: string;
  deadline: string;
  /** In place of the deadline, if it has passed and the job stays open. */
  openUntilFilled: string | undefined;
};
export const jobFacts = (job: Job): JobFacts => ({
  employment: job.employment,
  experience: job.experience,
  salary: salaryText(job.salary),
  location: locationText(job.location),
  posted: job.alwaysOpen?.posted ?? timeSince(job.postedOn ?? today()),
  deadline: writtenDate(job.deadline),
  openUntilFilled:
    job.alwaysOpen && job.deadline < today()
      ? `${jobPage.value.openUntilFilled} ${writtenDate(job.deadline)}.`
      : undefined,
});

export const openingTitle = (slug: string) => jobs.value.find((each) => each.slug === slug)?.title;

/** Why the opening at this path takes no applications. Undefined if it does. */
export function closedOpening(path: string): string | undefined {
  const job = jobs.value.find((each) => each.path === path);
  return job && isClosed(job) ? `${jobPage.value.closed.refusal} ${writtenDate(job.deadline)}.` : undefined;
}
