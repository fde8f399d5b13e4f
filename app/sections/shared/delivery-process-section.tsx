import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";
import type { GlyphName } from "../../ui/icons/glyph-names.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { Section } from "../../ui/section.tsx";

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
};

/** Numbered steps joined by a line: one column on phones, rows of three on tablets, a single row on desktops. */
export function DeliveryProcessSection({ steps, tone, ...head }: DeliveryProcessSectionProps) {
  return (
    <Section {...head} tone={tone}>
      <ol className="grid md:grid-cols-3 md:gap-y-12 xl:grid-cols-6">
        {steps.map((step, index) => (
          <StepItem key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function StepItem({ step, number }: { step: Step; number: number }) {
  const { title, description, duration, image, alt, arrowClass = "none" } = step;
  return (
    <li className="group relative grid content-start gap-2 pt-1.5 pb-9 pl-15 last:pb-0 md:pt-16 md:pr-7 md:pb-0 md:pl-0 xl:pr-6">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 z-1 grid size-10 place-items-center rounded-xs bg-brand font-display font-heading text-[1.25rem] text-on-brand leading-none group-last:bg-ink"
      >
        {number}
      </span>
      <span
        aria-hidden="true"
        className="absolute top-10 bottom-0 left-[calc(1.25rem-1px)] w-0.5 bg-brand group-last:hidden md:top-[calc(1.25rem-1px)] md:right-0 md:bottom-auto md:left-10 md:h-0.5 md:w-auto"
      />
      {arrowClass !== "none" && <StepArrow icon={arrowClass} />}
      {image && <Glyph name={image} alt={alt} className="mb-2 h-24 w-28 object-left" />}
      <h3 className="text-card">{title}</h3>
      <p className="text-sm">{description}</p>
      {duration && <p className="font-strong text-ink text-sm">{duration}</p>}
    </li>
  );
}

/** An arrow on the line, just before the next step. On phones it is turned to point down. */
function StepArrow({ icon }: { icon: IconName }) {
  return (
    <span
      data-arrow={icon}
      className="absolute bottom-3 left-2 z-1 grid size-6 place-items-center bg-canvas text-brand max-md:rotate-90 md:top-2 md:right-3 md:bottom-auto md:left-auto in-data-[tone=sunken]:bg-sunken"
    >
      <Icon name={icon} className="size-5 stroke-2" />
    </span>
  );
}
