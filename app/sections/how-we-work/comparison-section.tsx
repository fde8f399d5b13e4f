import type { Link } from "../../content/fields/text.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type ComparisonSectionProps = HeadTexts & {
  /** The options to compare. Each row has one answer per option, in this order. */
  subjects: string[];
  rows: { question: string; answers: string[] }[];
  /** The row with this question is highlighted. */
  stressed?: string;
  link?: Link;
};

/** A table on wide screens. On narrow ones each question is shown above its answers, on phones as a row to swipe. */
export function ComparisonSection({ subjects, rows, stressed, link, ...head }: ComparisonSectionProps) {
  return (
    <Section {...head} tone="sunken" action={link && <ArrowLink href={link.to}>{link.label}</ArrowLink>}>
      <SwipeRow label={head.label ?? head.heading}>
        <table className="w-full table-fixed border-collapse text-left max-lg:block">
          <caption className="sr-only">{head.heading}</caption>
          <thead className="max-lg:hidden">
            <tr>
              <td className={subjects.length > 3 ? "w-[18%]" : "w-[22%]"} />
              {subjects.map((subject) => (
                <th
                  key={subject}
                  scope="col"
                  className="pr-2 pb-5 pl-6 align-bottom font-display text-ink text-subheading max-xl:text-card"
                >
                  {subject}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="sm:max-lg:grid sm:max-lg:gap-4">
            {rows.map(({ question, answers }) => (
              <tr
                key={question}
                data-stressed={question === stressed || undefined}
                className="group border-line max-lg:block max-lg:rounded-md max-lg:border max-lg:bg-surface max-lg:p-5 max-lg:data-stressed:bg-accent-soft lg:border-t"
              >
                <th
                  scope="row"
                  className="pb-2 text-left align-top font-display font-heading text-[1.0625rem] text-ink leading-snug max-lg:block max-lg:text-card lg:py-6 lg:pr-6"
                >
                  {question}
                </th>
                {answers.map((answer, index) => (
                  <td
                    key={subjects[index]}
                    className="align-top transition-colors max-lg:grid max-lg:gap-x-3 sm:max-lg:grid-cols-[8.5rem_1fr] max-lg:border-line max-lg:border-t max-lg:py-2.5 lg:border-canvas lg:border-l-2 lg:bg-surface lg:px-6 lg:group-data-stressed:bg-accent-soft lg:group-data-stressed:text-ink lg:py-6 lg:group-hover:bg-brand-soft"
                  >
                    <span className="text-quiet text-sm leading-[1.7] lg:hidden">{subjects[index]}</span>
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SwipeRow>
    </Section>
  );
}
