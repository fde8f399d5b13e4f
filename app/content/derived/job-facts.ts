import type { JobLocation, Salary } from "../jobs.ts";

/** "£68,000 a year", or "€45,000 to €55,000 a year". */
export function salaryText({ from, to, currency, per }: Salary): string {
  const format = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const amounts = [from, ...(to === undefined ? [] : [to])].map((amount) => format.format(amount));
  return `${amounts.join(" to ")} ${per === "hour" ? "an" : "a"} ${per}`;
}

/** "Leeds, 3 days a week on site", or "Leeds or remote within the UK". */
export function locationText({ town, officeDays, remoteWithin }: JobLocation): string {
  const onSite = officeDays ? `, ${officeDays} ${officeDays === 1 ? "day" : "days"} a week on site` : "";
  return town + onSite + (remoteWithin ? ` or remote within ${remoteWithin}` : "");
}
