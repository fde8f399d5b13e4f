import type { Engagement } from "../fields/work.ts";
import { pounds } from "./pounds.ts";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "8 months", with the first and the last. */
export function monthsOf({ from, to }: Engagement): string {
  const [first, last] = [from, to].map((month) => {
    const date = new Date(month);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  });
  const months = (last ?? 0) - (first ?? 0) + 1;
  return months === 1 ? "1 month" : `${months} months`;
}

/** How long the work took and what it cost, as facts for the page of a case study or a project. */
export function engagementFacts({ from, to, days, price, firstVersion }: Engagement) {
  const first = monthName.format(new Date(from));
  const last = monthName.format(new Date(to));
  return [
    { label: "Duration", value: first === last ? first : `${first} to ${last}` },
    ...(firstVersion
      ? [
          {
            label: "First version",
            value: `After ${firstVersion.weeks} weeks, ${firstVersion.people} people, ${pounds(firstVersion.price)}`,
          },
        ]
      : []),
    { label: "Price", value: `${pounds(price)} for ${days.toLocaleString("en-GB")} days of work` },
  ];
}
