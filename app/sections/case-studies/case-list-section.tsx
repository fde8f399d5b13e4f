import type { ComponentProps, ReactNode } from "react";
import { FilterLinks } from "../../ui/controls/filter-links.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { CaseCard, type CaseCardTexts } from "./case-card.tsx";

type CaseListProps = HeadTexts & {
  action: ReactNode;
  filters: ComponentProps<typeof FilterLinks>["groups"];
  selected: string;
  studies: CaseCardTexts[];
};

/** In each row of three cards one is wide: the first or the last, by turns. One or two cards fill their row too. */
function widthOf(index: number, count: number) {
  if (count === 1) return "full";
  return count === 2 || index % 6 === 0 || index % 6 === 5 ? "wide" : "narrow";
}

export function CaseListSection({ filters, selected, studies, ...head }: CaseListProps) {
  return (
    <Section {...head} id="list">
      <FilterLinks label="Filter the case studies" groups={filters} selected={selected} fragment="list" />
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 md:gap-y-0 lg:grid-cols-4 md:-mb-14 lg:-mb-20">
        {studies.map((study, index) => (
          <CaseCard key={study.slug} study={study} width={widthOf(index, studies.length)} />
        ))}
      </div>
    </Section>
  );
}
