import type { ReactNode } from "react";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SplitSection } from "../../ui/section.tsx";

type TechStackSectionProps = HeadTexts & {
  groups: { category: string; stack: string[] }[];
  action?: ReactNode;
};

export function TechStackSection({ groups, ...head }: TechStackSectionProps) {
  const rows = groups.map((group) => <TechRow key={group.category} {...group} />);
  return (
    <SplitSection {...head} space="tight">
      <FoldedList
        as="dl"
        first={rows.slice(0, 2)}
        rest={rows.slice(2)}
        className="border-line border-t lg:col-span-7 lg:col-start-6"
      />
    </SplitSection>
  );
}

function TechRow({ category, stack }: TechStackSectionProps["groups"][number]) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[minmax(min-content,11rem)_minmax(0,1fr)] sm:items-baseline sm:gap-y-2 sm:py-5.5">
      <dt className="font-display font-heading text-[1.125rem] text-ink leading-tight tracking-[-0.012em] sm:text-[1.25rem]">
        {category}
      </dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 max-sm:text-[1rem] sm:gap-x-7 sm:gap-y-1.5">
          {stack.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
