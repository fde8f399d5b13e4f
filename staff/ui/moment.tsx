type MomentProps = { at: string; timeZone: string; short?: boolean };

export function Moment({ at, timeZone, short = false }: MomentProps) {
  return (
    <time dateTime={at} className="tabular-nums">
      {momentText(at, timeZone, short)}
    </time>
  );
}

/** A moment such as "18 Nov 2026, 14:05" in a time zone. The short form has no year, unless it is another one. */
export function momentText(at: string, timeZone: string, short = false): string {
  const { withYear, withoutYear, year } = formatsFor(timeZone);
  const date = new Date(at);
  const isThisYear = year.format(date) === year.format(new Date());
  return (short && isThisYear ? withoutYear : withYear).format(date);
}

const formats = new Map<string, ReturnType<typeof createFormats>>();

/** Creating a format takes longer than the rest of the row of a list. */
function formatsFor(timeZone: string) {
  const known = formats.get(timeZone) ?? createFormats(timeZone);
  formats.set(timeZone, known);
  return known;
}

function createFormats(timeZone: string) {
  const time = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone } as const;
  return {
    withYear: new Intl.DateTimeFormat("en-GB", { ...time, year: "numeric" }),
    withoutYear: new Intl.DateTimeFormat("en-GB", time),
    year: new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" }),
  };
}
