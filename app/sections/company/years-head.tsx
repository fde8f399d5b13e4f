import type { StoryPage } from "../../content/pages/story.ts";
import "../../styles/year-wall.css";
import type { CSSProperties } from "react";
import { headingId } from "../../ui/headings/heading-id.ts";
import { CompanyHead } from "./company-head.tsx";

type YearsHeadProps = {
  title: string;
  lead?: string | undefined;
  timeline: StoryPage["timeline"];
  today: { year: number; label: string; heading: string };
};

/**
 * A company head above the firm's years, drawn to scale: one column of blocks is a year, and each turning point makes the
 * wall higher. Styles: year-wall.css.
 */
export function YearsHead({ timeline, today, ...texts }: YearsHeadProps) {
  const starts = [...timeline.map(({ year }) => Number(year)), today.year];
  const spans = timeline.map(({ year }, index) => (starts[index + 1] ?? today.year) - Number(year));
  const wall = {
    "--years": spans.reduce((sum, span) => sum + span),
    "--parts": timeline.length,
    gridTemplateColumns: spans.map((span) => `minmax(0, ${span}fr)`).join(" "),
  } as CSSProperties;
  return (
    <CompanyHead {...texts}>
      <div className="year-wall">
        <ol className="wrap year-wall-parts" style={wall}>
          {timeline.map(({ year, title }, index) => (
            <li key={year} style={{ "--part": index + 1, gridColumn: index + 1 } as CSSProperties}>
              <a href={`#${headingId(title)}`}>
                <b>{year}</b> <span className="max-md:sr-only">{title}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={`#${headingId(today.heading)}`}>
              <b>{today.label}</b>
            </a>
          </li>
        </ol>
      </div>
    </CompanyHead>
  );
}
