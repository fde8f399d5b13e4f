import type { WeekByWeek as Example } from "../../content/services.ts";
import "../../styles/week-by-week.css";
import type { CSSProperties } from "react";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Icon } from "../../ui/icons/icon.tsx";

type Phase = Example["phases"][number];

/** An example project as a chart of its weeks. Each row opens to show who does what. */
export function WeekByWeek({ heading, note, weeks, demonstrations, phases }: Example & { heading: string }) {
  const numbers = Array.from({ length: weeks }, (_, index) => index + 1);
  return (
    <div className="week-by-week" style={{ "--weeks": weeks } as CSSProperties}>
      <div className="grid gap-y-2 md:mb-6 md:grid-cols-[var(--names)_1fr]">
        <h3 id={headingId(heading)} className="text-subheading">
          {heading}
        </h3>
        <p className="max-w-prose max-sm:text-sm">{note}</p>
      </div>
      <div aria-hidden="true" className="week-numbers">
        {numbers.map((week) => (
          <span key={week} data-demonstration={demonstrations.includes(week) || undefined}>
            {week}
          </span>
        ))}
      </div>
      <ol>
        {phases.map((phase) => (
          <li key={phase.title}>
            <PhaseRow phase={phase} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PhaseRow({ phase }: { phase: Phase }) {
  const { from, to, title, weDo, youDo, youGet } = phase;
  return (
    <details name="weeks" className="accordion border-line border-t">
      <summary className="week-row">
        <h4 className="font-display font-heading text-[1.0625rem] leading-tight">{title}</h4>
        <span className="text-quiet text-sm">{from === to ? `Week ${from}` : `Weeks ${from}–${to}`}</span>
        <span aria-hidden="true" className="week-track">
          <span style={{ "--from": from, "--to": to } as CSSProperties} />
        </span>
        <Icon name="plus" className="accordion-sign size-5 text-brand" />
      </summary>
      <dl className="week-tasks">
        <Task name="We" text={weDo} />
        <Task name="You" text={youDo} />
        <Task name="You get" text={youGet} />
      </dl>
    </details>
  );
}

function Task({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
