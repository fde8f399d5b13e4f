import { type Job, jobs } from "../jobs.ts";
import { jobPage } from "../pages/job.ts";
import { team } from "../team.ts";
import { locationText, salaryText } from "./job-facts.ts";
import { isClosed, timeSince, today, writtenDate } from "./publication.ts";

/** What the pages say about a job, in words. */
export type JobFacts = Pick<Job, "employment" | "experience"> & {
  salary: string;
  location: string;
  /** "Henrik Dahl, principal engineer" */
  manager: string;
  onCall: string | undefined;
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
  manager: managerOf(job),
  onCall: job.onCall ? jobPage.value.onCall : undefined,
  posted: job.alwaysOpen?.posted ?? timeSince(job.postedOn ?? today()),
  deadline: writtenDate(job.deadline),
  openUntilFilled:
    job.alwaysOpen && job.deadline < today()
      ? `${jobPage.value.openUntilFilled} ${writtenDate(job.deadline)}.`
      : undefined,
});

function managerOf({ manager }: Job): string {
  const { name, title } = teamMember(manager);
  return `${name}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** The build checks that the manager is in the team. */
function teamMember(key: string) {
  const member = team.value.members.find(({ img }) => img === key);
  if (!member) throw new Error(`"${key}" is not in the team`);
  return member;
}

/** What the page of a job says about applications, with the name of the manager. */
export function applicationTexts(job: Job) {
  const { formHeading, formNote, afterSending } = jobPage.value;
  const named = (text: string) => text.replaceAll("{manager}", teamMember(job.manager).name);
  return {
    section: { heading: formHeading, note: named(formNote) },
    afterSending: { ...afterSending, steps: afterSending.steps.map(named) },
  };
}

export const openingTitle = (slug: string) => jobs.value.find((each) => each.slug === slug)?.title;

/** Why the opening at this path takes no applications. Undefined if it does. */
export function closedOpening(path: string): string | undefined {
  const job = jobs.value.find((each) => each.path === path);
  return job && isClosed(job) ? `${jobPage.value.closed.refusal} ${writtenDate(job.deadline)}.` : undefined;
}
