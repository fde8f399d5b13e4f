import type { ComponentProps, ReactNode } from "react";
import { type HeadTexts, SectionHead } from "./headings/section-head.tsx";
import { SplitHead } from "./headings/split-head.tsx";

type Space = "tight" | "wide";

type SectionProps = HeadTexts & {
  /** A link or button in the head. */
  action?: ReactNode;
  tone?: "sunken";
  /** The padding, if it isn't the usual one. */
  space?: Space;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A full-width section with its head above its content. */
export function Section({ tone, space, id, className = "band", children, ...head }: SectionProps) {
  return (
    <section id={id} className={className} data-tone={tone} data-space={space}>
      <div className="wrap">
        <SectionHead {...head} id={id && `${id}-heading`} />
        {children}
      </div>
    </section>
  );
}

type SplitSectionProps = HeadTexts & {
  headingId?: string;
  /** A link or button under the heading. */
  action?: ReactNode;
  tone?: "sunken" | "inverse";
  space?: Space;
} & ComponentProps<"section">;

/** A full-width section. On wide screens, its head is beside its content. */
export function SplitSection({
  headingId,
  label,
  heading,
  note,
  action,
  tone,
  space,
  className = "band",
  children,
  ...section
}: SplitSectionProps) {
  return (
    <section
      {...section}
      className={className}
      data-tone={tone}
      data-space={space}
      data-inverse={tone === "inverse" ? "" : undefined}
    >
      <div className="wrap columns-12 gap-y-7">
        <SplitHead
          id={headingId ?? (section.id && `${section.id}-heading`)}
          label={label}
          heading={heading}
          note={note}
        >
          {action}
        </SplitHead>
        {children}
      </div>
    </section>
  );
}
