import type { Sheet } from "../../content/fields/prose.ts";
import { DateText } from "../../ui/date-text.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { ArticleFigure } from "./article-figure.tsx";

/** A facsimile of a printed page with a few large figures. */
export function PrintedSheet({ caption, title, date, figures, note }: Sheet) {
  return (
    <ArticleFigure
      caption={caption}
      className="grid gap-8 rounded-xs border border-line bg-surface p-6 shadow-raised sm:p-10 lg:p-14"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-b-2 pb-4">
        <h3 id={headingId(title)} className="text-subheading">
          {title}
        </h3>
        <p className="text-sm">
          <DateText day={date} />
        </p>
      </header>
      <dl className="grid">
        {figures.map(({ name, value, comparison, meaning, ask }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-3 border-line border-b py-6 first:pt-0 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-ink sm:col-span-2">{name}</dt>
            <dd className="grid content-start gap-2">
              <b className="font-display font-title text-ink text-stat">{value}</b>
              <span className="text-sm">{comparison}</span>
            </dd>
            <dd className="grid content-start gap-2 text-sm">
              <span>{meaning}</span>
              <span className="text-quiet">{ask}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-quiet text-sm">{note}</p>
    </ArticleFigure>
  );
}
