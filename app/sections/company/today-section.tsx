import type { StoryPage } from "../../content/pages/story.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { TermList } from "../../ui/term-list.tsx";

/** The company today, with facts in very large type, and what is behind the counters of other pages. */
export function TodaySection({ label, heading, text, facts, counts, link }: StoryPage["today"]) {
  return (
    <section className="band" data-tone="sunken">
      <div className="wrap">
        <div className="columns-12 gap-y-7">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-4" />
          <div className="grid justify-items-start gap-5 lg:col-span-7 lg:col-start-6">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ArrowLink href={link.to}>{link.label}</ArrowLink>
          </div>
        </div>
        <dl className="mt-stack grid gap-0.5 md:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-4 bg-surface p-7 lg:p-9">
              <dt className="text-quiet">{label}</dt>
              <dd className="font-display text-brand text-stat md:text-[length:min(var(--text-stat),5.8vw)]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="columns-12 mt-stack gap-y-4">
          <h3 id="how-we-count" className="text-subheading lg:col-span-4">
            {counts.heading}
          </h3>
          <TermList terms={counts.terms} className="lg:col-span-7 lg:col-start-6" />
        </div>
      </div>
    </section>
  );
}
