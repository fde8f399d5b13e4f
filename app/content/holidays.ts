import { z } from "zod";
import { isoDate, label } from "./fields/text.ts";
import { factsFile } from "./reading/facts-file.ts";

const holiday = z.strictObject({
  date: isoDate.meta({ description: "The day on which the office is closed, such as 2026-12-25." }),
  name: label.meta({ description: "Shown only here." }),
});

export const holidays = factsFile("holidays.yaml", {
  holidays: holiday
    .array()
    .min(1)
    .check(({ value, issues }) => {
      value.forEach(({ date }, index) => {
        const before = value[index - 1]?.date ?? "";
        if (date > before || !isoDate.safeParse(before).success) return;
        const message =
          date === before
            ? "this day is listed twice"
            : `must be after the day before it in the list, ${before}`;
        issues.push({ code: "custom", path: [index, "date"], message, input: date });
      });
    })
    .meta({
      title: "Holidays",
      description:
        "Bank holidays and other weekdays on which the office is closed, earliest first. They are not working days, so replies are due later. The build warns half a year before the list ends.",
    }),
});
