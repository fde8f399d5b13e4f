import type { ReactNode } from "react";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";

type TechStackSectionProps = HeadTexts & {
  groups: { category: string; stack: string[] }[];
  action?: ReactNode;
};

export function TechStackSection({ groups, ...head }: TechStackSectionProps) {
  const rows = groups.map((group) => <TechRow key={group.category} {...group} />);
  return (
    <Section {...head} space="tight">
      <FoldedList
        as="dl"
        first={rows.slice(0, 2)}
        rest={rows.slice(2)}
        className={`grid gap-x-8 sm:grid-cols-2 ${rows.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      />
    </Section>
  );
}

function TechRow({ category, stack }: TechStackSectionProps["groups"][number]) {
  return (
    <div className="grid content-start gap-y-1 border-line border-t py-3.5 sm:gap-y-2 sm:border-ink sm:border-t-2 sm:py-5">
      <dt className="font-display font-heading text-[1.125rem] text-ink leading-tight tracking-[-0.012em] sm:text-[1.25rem]">
        {category}
      </dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 max-sm:text-[1rem] sm:gap-x-5">
          {stack.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
