import type { Link } from "../../content/fields/text.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";
import { CaseCard, type CaseCardTexts } from "../case-studies/case-card.tsx";

type CaseCardsProps = HeadTexts & { cases: CaseCardTexts[]; link: Link };

/** Three cards. On wide screens, the first card takes up half of the row. */
export function CaseCardsSection({ cases, link, ...head }: CaseCardsProps) {
  return (
    <Section {...head} action={<ArrowLink href={link.to}>{link.label}</ArrowLink>}>
      <SwipeRow>
        <div className="grid gap-x-8 gap-y-12 md:-mb-14 md:grid-cols-2 md:gap-y-0 lg:-mb-20 lg:grid-cols-4">
          {cases.map((study, index) => (
            <CaseCard key={study.slug} study={study} width={index === 0 ? "wide" : "narrow"} />
          ))}
        </div>
      </SwipeRow>
    </Section>
  );
}
