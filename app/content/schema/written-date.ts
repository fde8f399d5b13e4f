import { z } from "zod";
import { suggestion } from "../mistake-sentence.ts";

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** A date as it is shown on the page: "14 January 2022". */
export const writtenDate = z.string().check(({ value, issues }) => {
  const message = dateProblem(value);
  if (message) issues.push({ code: "custom", message, input: value });
});

function dateProblem(text: string): string | undefined {
  const [, day, month = "", year] = /^(\d{1,2}) (\w+) (\d{4})$/.exec(text) ?? [];
  if (!day) return `"${text}" is not a date such as 14 January 2022`;
  if (!months.includes(month)) return `"${month}" is not a month.${suggestion(month, months)}`;
  const lastDay = new Date(Number(year), months.indexOf(month) + 1, 0).getDate();
  return Number(day) < 1 || Number(day) > lastDay ? `${month} ${year} has no day ${day}` : undefined;
}
