import type { Partner } from "../../content/partners.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";
import { PartnerMark } from "./partner-mark.tsx";

type PartnerCardsSectionProps = HeadTexts & {
  partners: Partner[];
  /** Three columns of small cards, which are a row to swipe on phones, or two columns of large ones. */
  columns: 2 | 3;
};

export function PartnerCardsSection({ partners, columns, ...head }: PartnerCardsSectionProps) {
  const list = (
    <ul className={`grid gap-5 md:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : "lg:gap-8"}`}>
      {partners.map((partner) => (
        <PartnerCard key={partner.img} partner={partner} large={columns === 2} />
      ))}
    </ul>
  );
  return <Section {...head}>{columns === 3 ? <SwipeRow>{list}</SwipeRow> : list}</Section>;
}

/** In a large card, a container query puts the logo beside the text if there is room, otherwise above it. */
function PartnerCard({ partner, large }: { partner: Partner; large: boolean }) {
  const { img, title, description, link } = partner;
  return (
    <li
      className={`group relative rounded-md border border-line bg-surface transition-[border-color,box-shadow] hover:border-brand/40 hover:shadow-raised ${large ? "@container" : ""}`}
    >
      <div
        className={`grid h-full ${large ? "@max-[34rem]:grid-rows-[auto_1fr] @min-[34rem]:grid-cols-[15rem_minmax(0,1fr)]" : "grid-rows-[auto_1fr]"}`}
      >
        <div
          className={`flex items-center rounded-t-md bg-sunken px-7 text-copy transition-colors group-hover:bg-brand-soft ${large ? "min-h-32 @min-[34rem]:justify-center @min-[34rem]:rounded-tr-none @min-[34rem]:rounded-bl-md" : "min-h-28"}`}
        >
          <PartnerMark partner={img} name="" />
        </div>
        <div className={`grid grid-rows-[auto_1fr_auto] gap-3 px-7 pb-4 ${large ? "pt-7" : "pt-6"}`}>
          <h3 id={headingId(title)} className={large ? "text-subheading" : "text-card"}>
            {title}
          </h3>
          <p>{description}</p>
          <ArrowLink href={link} className="cover-link justify-self-start">
            Ask about {title}
          </ArrowLink>
        </div>
      </div>
    </li>
  );
}
