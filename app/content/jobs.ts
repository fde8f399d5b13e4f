import { entriesOf } from "./entries-of.ts";
import { jobPage } from "./pages.ts";
import { isClosed, timeSince, today, writtenDate } from "./publication.ts";
import { readEntries } from "./read-entries.ts";
import type { Job, JobEntry } from "./schema/career.ts";

export const jobs = entriesOf("job", readEntries<JobEntry>("jobs")).toSorted((a, b) => a.order - b.order);

/** When the job was posted, on the day of the build: "4 days ago". */
export const postedText = ({ postedOn = today(), alwaysOpen }: Job) =>
  alwaysOpen?.posted ?? timeSince(postedOn);

export const openingTitle = (slug: string) => jobs.find((each) => each.slug === slug)?.title;

/** Why the opening at this path takes no applications. Undefined if it does. */
export function closedOpening(path: string): string | undefined {
  const job = jobs.find((each) => each.path === path);
  return job && isClosed(job) ? `${jobPage.closed.refusal} ${writtenDate(job.deadline)}.` : undefined;
}
