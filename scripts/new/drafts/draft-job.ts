import { company } from "../../../app/content/company.ts";
import type { Job } from "../../../app/content/schema/career.ts";
import { type DraftText, times } from "../draft-text.ts";

const WEEKS_TO_APPLY = 6;

export const draftJob = (text: DraftText): Job => ({
  slug: text.slug,
  title: text.marked,
  seo: text.seo,
  image: { image: "tab-software-engineering", alt: "" },
  date: "1 day ago",
  employment: "Full Time",
  experience: "0 years",
  salary: "£0 a year",
  location: company.address.locality,
  deadline: lastDay(),
  summary: text.sentence("the job in one sentence"),
  description: times(2, (number) => text.paragraph(`description, paragraph ${number}`)),
  responsibilities: times(5, (number) => text.sentence(`responsibility ${number}`)),
  qualifications: times(5, (number) => text.sentence(`qualification ${number}`)),
});

function lastDay() {
  const day = new Date(Date.now() + WEEKS_TO_APPLY * 7 * 24 * 60 * 60 * 1000);
  return day.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
