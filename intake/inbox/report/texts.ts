/** Parts of fewer than this are said as numbers: "2 of 9", not "22.2%". */
const SMALL = 100;

const percent = new Intl.NumberFormat("en-GB", {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const number = new Intl.NumberFormat("en-GB");

/** "2 of 9" or "2.4%". Empty if there is nothing to compare, or if the whole was not counted completely. */
export function shareText(part: number, whole: number | null): string {
  if (!whole || part > whole) return "";
  return whole < SMALL ? `${part} of ${whole}` : percent.format(part / whole);
}

export const countText = (count: number | null) => (count === null ? "" : number.format(count));

/** "25 min", "3 h 20 min" or "2 days 4 h". */
export function durationText(ms: number | null): string {
  if (ms === null) return "";
  const minutes = Math.round(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const units: [number, string][] =
    days > 0
      ? [
          [days, days === 1 ? "day" : "days"],
          [hours, "h"],
        ]
      : [
          [hours, "h"],
          [minutes % 60, "min"],
        ];
  const set = units.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return set.join(" ") || "0 min";
}
