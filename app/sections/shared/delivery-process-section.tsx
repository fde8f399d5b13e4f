import type { ReactNode } from "react";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";
import type { GlyphName } from "../../ui/icons/glyph-names.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type Step = {
  title: string;
  description: string;
  duration?: string;
  image?: GlyphName;
  alt?: string;
  arrowClass?: IconName | "none";
};

type DeliveryProcessSectionProps = HeadTexts & {
  steps: Step[];
  tone?: "sunken";
  /** Shown below the steps. */
  children?: ReactNode;
};

/** Numbered steps joined by a line within each row: a row to swipe on phones, rows of three on tablets, one row on desktops. */
export function DeliveryProcessSection({ steps, tone, children, ...head }: DeliveryProcessSectionProps) {
  return (
    <Section {...head} tone={tone}>
      <SwipeRow label={head.label ?? head.heading}>
        <ol className="grid [--swipe-gap:0px] sm:grid-cols-3 sm:gap-y-12 xl:grid-cols-6">
          {steps.map((step, index) => (
            <StepItem key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
      </SwipeRow>
      {children}
    </Section>
  );
}

function StepItem({ step, number }: { step: Step; number: number }) {
  const { title, description, duration, image, alt, arrowClass = "none" } = step;
  return (
    <li className="group relative grid content-start gap-2 pt-16 pr-7 xl:pr-6">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 z-1 grid size-10 place-items-center rounded-xs bg-brand font-display font-heading text-[1.25rem] text-on-brand leading-none group-last:bg-ink"
      >
        {number}
      </span>
      <span
        aria-hidden="true"
        className="draws absolute top-[calc(1.25rem-1px)] right-0 left-10 h-0.5 bg-brand group-last:hidden sm:max-xl:in-[li:nth-child(3n)]:hidden"
      />
      {arrowClass !== "none" && <StepArrow icon={arrowClass} />}
      {image && <Glyph name={image} alt={alt} className="mb-2 h-24 w-28 object-left" />}
      <h3 id={headingId(title)} className="text-card">
        {title}
      </h3>
      <p className="text-sm">{description}</p>
      {duration && <p className="font-strong text-ink text-sm">{duration}</p>}
    </li>
  );
}

/** An arrow on the line, just before the next step. */
function StepArrow({ icon }: { icon: IconName }) {
  return (
    <span
      data-arrow={icon}
      className="absolute top-2 right-3 z-1 grid size-6 place-items-center bg-canvas text-brand sm:max-xl:in-[li:nth-child(3n)]:hidden in-data-[tone=sunken]:bg-sunken"
    >
      <Icon name={icon} className="size-5" />
    </span>
  );
}
