type DateTextProps = {
  /** A calendar date without a time zone, such as `2026-10-22`. */
  day: string;
  /** Shows "22 Oct" instead of "22 October 2026". */
  short?: boolean;
  className?: string;
};

export function DateText({ day, short = false, className = "" }: DateTextProps) {
  const [year, , date] = day.split("-").map(Number);
  const month = new Date(day).toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" });
  return (
    <time dateTime={day} className={`whitespace-nowrap ${className}`}>
      {short ? `${date} ${month.slice(0, 3)}` : `${date} ${month} ${year}`}
    </time>
  );
}
