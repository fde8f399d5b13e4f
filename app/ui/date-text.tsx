const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

type DateTextProps = {
  /** A calendar date such as `2026-10-22`, shown the same in every time zone. */
  day: string;
  /** "22 Oct" instead of "22 October 2026". */
  short?: boolean;
  className?: string;
};

export function DateText({ day, short = false, className }: DateTextProps) {
  const [year, month, date] = day.split("-").map(Number);
  const name = months[Number(month) - 1] ?? "";
  return (
    <time dateTime={day} className={className}>
      {short ? `${date} ${name.slice(0, 3)}` : `${date} ${name} ${year}`}
    </time>
  );
}
