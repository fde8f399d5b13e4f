import type { MethodologyPage } from "../../content/pages/methodology.ts";
import "../../styles/stages.css";
import type { CSSProperties } from "react";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type Method = MethodologyPage["methods"][number];

/** How each method's stages are drawn, and the tone of the section's background. */
const looks = {
  agile: { drawing: "stages-loop", tone: undefined },
  waterfall: { drawing: "stages-cascade", tone: "sunken" },
  scrum: { drawing: "stages-beat", tone: "inverse" },
};

export function MethodSection({ id, name, heading, text, fits, doesNotFit, stages }: Method) {
  const { drawing, tone } = looks[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="band"
      data-tone={tone}
      data-inverse={tone === "inverse" || undefined}
    >
      <div className="wrap">
        <div className="columns-12 gap-y-6">
          <div className="lg:col-span-4">
            <h2 id={`${id}-name`} className="-ml-[0.03em] text-title">
              {name}
            </h2>
            <p className="mt-4 font-display text-brand text-subheading in-data-inverse:text-brand-on-inverse">
              {heading}
            </p>
          </div>
          <div className="grid gap-5 lg:col-span-7 lg:col-start-6">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ol className={`stages ${drawing} my-stack`}>
          {stages.map(({ title, note }, place) => (
            <li key={title} style={{ "--place": place } as CSSProperties}>
              <h3 id={headingId(title)} className="text-card">
                {title}
              </h3>
              <p className="text-sm">{note}</p>
            </li>
          ))}
        </ol>
        <div className="columns-12 gap-y-8 border-line border-t pt-8 in-data-inverse:border-inverse-line">
          <div className="lg:col-span-6">
            <h3 className="mb-3 text-card">It fits</h3>
            <TickList items={fits} />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <h3 className="mb-3 text-card">It doesn’t fit</h3>
            <p className="flex items-start gap-3 py-[0.4375rem]">
              <Icon
                name="x"
                className="mt-[0.2rem] size-5 stroke-2 text-danger in-data-inverse:text-danger-on-inverse"
              />
              {doesNotFit}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
