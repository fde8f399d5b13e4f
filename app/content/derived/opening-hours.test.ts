import { expect, test } from "vitest";
import { openingHoursText } from "./opening-hours.ts";

test("opening hours are given in words, with days in a row as a range", () => {
  const day = { from: "08:30", to: "17:30" };
  expect(openingHoursText([{ ...day, days: ["Monday", "Tuesday", "Wednesday"] }])).toBe(
    "Monday to Wednesday, 8:30 to 17:30",
  );
  expect(
    openingHoursText([
      { ...day, days: ["Friday", "Monday", "Wednesday"] },
      { days: ["Saturday", "Sunday"], from: "10:00", to: "12:00" },
    ]),
  ).toBe("Monday, Wednesday and Friday, 8:30 to 17:30; Saturday and Sunday, 10:00 to 12:00");
});
