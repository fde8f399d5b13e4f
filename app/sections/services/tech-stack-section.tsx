import type { ReactNode } from "react";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SplitSection } from "../../ui/section.tsx";

type TechStackSectionProps = HeadTexts & {
  groups: { category: string; stack: string[] }[];
  action?: ReactNode;
};

export function TechStackSection({ groups, ...head }: TechStackSectionProps) {
  return (
    <SplitSection {...head}>
      <dl className="border-line border-t lg:col-span-7 lg:col-start-6">
        {groups.map(({ category, stack }) => (
          <div
            key={category}
            className="grid gap-x-6 gap-y-2 border-line border-b py-5.5 sm:grid-cols-[minmax(min-content,11rem)_minmax(0,1fr)] sm:items-baseline"
          >
            <dt className="font-display font-heading text-[1.25rem] text-ink leading-tight tracking-[-0.012em]">
              {category}
            </dt>
            <dd>
              <ul className="flex flex-wrap gap-x-7 gap-y-1.5">
                {stack.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
