import { type Company, company } from "../company.ts";

type Hours = Company["openingHours"][number];
type Day = Hours["days"][number];

const week: Day[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const and = new Intl.ListFormat("en-GB");

/** "Monday to Friday, 8:30 to 17:30", or "Monday to Thursday, 8:30 to 17:30; Friday, 8:30 to 16:00". */
export const openingHoursText = (hours: Company["openingHours"]) =>
  hours.map(({ days, from, to }) => `${daysText(days)}, ${clock(from)} to ${clock(to)}`).join("; ");

/** "Monday to Friday" if there are at least three days in a row, otherwise all of them. */
function daysText(days: Day[]) {
  const places = days.map((day) => week.indexOf(day)).toSorted();
  const [first = 0] = places;
  const isRow = places.length > 2 && places.every((place, index) => place === first + index);
  const names = places.map((place) => week[place] ?? "");
  return isRow ? `${names[0]} to ${names.at(-1)}` : and.format(names);
}

const clock = (time: string) => time.replace(/^0/, "");

/** The opening hours in words. */
export const openingHours = openingHoursText(company.value.openingHours);
