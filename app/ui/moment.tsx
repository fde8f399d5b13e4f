/** A moment such as "18 Nov 2026, 14:05" in a time zone. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <time dateTime={at} className="tabular-nums">
      {format.format(new Date(at))}
    </time>
  );
}
