import type { ReactNode } from "react";
import type { ProseNode, ProseSection } from "../../content/fields/prose.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";
import { Prose } from "../../ui/prose.tsx";

export function CaseProblemSection({ label, heading, nodes }: ProseSection & { label: string }) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-8">
        <SplitHead label={label} heading={heading} />
        <div className="grid max-w-[46rem] gap-6 lg:col-span-7 lg:col-start-6">
          <Prose nodes={nodes} first="text-ink text-lead" />
        </div>
      </div>
    </section>
  );
}

type CaseApproachProps = ProseSection & { label: string; diagram: ReactNode; screen: ReactNode };

/** Each step is a heading of the third level and what follows it. */
function stepsOf(nodes: ProseNode[]) {
  const steps: { title: string; nodes: ProseNode[] }[] = [];
  for (const node of nodes) {
    if (typeof node !== "string" && node.tag === "h3")
      steps.push({ title: (node.children ?? []).join(""), nodes: [] });
    else steps.at(-1)?.nodes.push(node);
  }
  return steps;
}

/** The steps of the approach, numbered in large type, between the diagram and the screen of the product. */
export function CaseApproachSection({ label, heading, nodes, diagram, screen }: CaseApproachProps) {
  return (
    <section className="band" data-tone="sunken">
      <div className="wrap">
        <SectionHeading label={label} heading={heading} className="mb-stack max-w-[16em] text-heading" />
        {diagram}
        <ol className="border-ink/20 border-t">
          {stepsOf(nodes).map(({ title, nodes: text }, index) => (
            <li
              key={title}
              className="columns-12 items-baseline gap-y-4 border-ink/20 border-b py-8 lg:py-12"
            >
              <h3
                id={headingId(title)}
                className="flex items-baseline gap-5 text-subheading lg:col-span-5 lg:gap-10"
              >
                <span
                  aria-hidden="true"
                  className="w-[0.9em] shrink-0 font-title text-brand text-heading leading-none"
                >
                  {index + 1}
                </span>
                {title}
              </h3>
              <Prose nodes={text} block="max-w-[46rem] lg:col-span-7 lg:col-start-6" />
            </li>
          ))}
        </ol>
        {screen}
      </div>
    </section>
  );
}
