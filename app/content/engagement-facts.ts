import { pounds } from "./pounds.ts";
import type { Engagement } from "./schema/work.ts";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** How long the work took and what it cost, as facts for the page of a case study or a project. */
export function engagementFacts({ from, to, days, price, firstVersion }: Engagement) {
  return [
    { label: "Duration", value: `${monthName.format(new Date(from))} to ${monthName.format(new Date(to))}` },
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
