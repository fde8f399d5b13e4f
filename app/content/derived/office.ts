import { company } from "../company.ts";
import { facts } from "../facts.ts";
import { holidays } from "../holidays.ts";
import { today, writtenDate } from "./publication.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WARNING_DAYS = 182;

/** When the office is open, and how soon it replies. The intake calculates from these when a reply is due. */
export function officeFacts() {
  const { timeZone, openingHours } = company.value;
  const { messages, applications } = facts.value.replyWithin;
  return {
    timeZone,
    openingHours,
    holidays: holidays.value.holidays.map(({ date }) => date),
    replyWithin: { contact: messages, inquiry: messages, application: applications },
  };
}

/** Says that holidays have to be added, half a year before the last one in the list. */
export function endOfHolidays(): string | undefined {
  const last = holidays.value.holidays.at(-1)?.date ?? "";
  if (Date.parse(last) - Date.parse(today()) > WARNING_DAYS * DAY_MS) return undefined;
  return `content/holidays.yaml ends on ${writtenDate(last)}: add the bank holidays after it, or replies will be due on them`;
}
