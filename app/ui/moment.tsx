type MomentProps = { at: string; timeZone: string; short?: boolean };

/** A moment such as "18 Nov 2026, 14:05" in a time zone. The short form has no year, unless it is another one. */
export function Moment({ at, timeZone, short = false }: MomentProps) {
  const date = new Date(at);
  const year = (moment: Date) => moment.toLocaleDateString("en-GB", { timeZone, year: "numeric" });
  const isShort = short && year(date) === year(new Date());
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone },
    ...(!isShort && { year: "numeric" }),
  });
  return (
    <time dateTime={at} className="tabular-nums">
      {format.format(date)}
    </time>
  );
}
