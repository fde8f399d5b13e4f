import type { Timeline } from "../../content/fields/prose.ts";
import { DateText } from "../../ui/date-text.tsx";
import { ArticleFigure } from "./article-figure.tsx";

/** Events on a vertical line, each with its time. The highlighted event is the lit block. */
export function ArticleTimeline({ caption, days }: Timeline) {
  return (
    <ArticleFigure
      caption={caption}
      className="grid gap-8 rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      {days.map(({ date, events }) => (
        <div key={date}>
          <h3 className="mb-4 font-sans font-semibold text-quiet text-sm">
            <DateText day={date} />
          </h3>
          <ol>
            {events.map(({ time, title, text, highlight }) => (
              <li
                key={time}
                className="relative grid gap-x-6 gap-y-1 pb-6 pl-8 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[0.3125rem] before:w-0.5 before:bg-line last:pb-0 last:before:hidden sm:grid-cols-[5.5rem_minmax(0,1fr)]"
              >
                <span
                  aria-hidden="true"
                  className={`absolute top-[0.375rem] left-0 size-3 rounded-xs ${highlight ? "bg-accent" : "bg-brand"} forced-colors:bg-[CanvasText]`}
                />
                <time
                  dateTime={`${date}T${time}`}
                  className="font-display font-heading text-[1.0625rem] text-ink tabular-nums leading-relaxed"
                >
                  {time}
                </time>
                <div className={highlight ? "-mx-3 rounded-xs bg-accent-soft px-3 py-2 sm:-my-2" : ""}>
                  <p className="font-semibold text-ink">{title}</p>
                  {text && <p className="text-sm">{text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </ArticleFigure>
  );
}
