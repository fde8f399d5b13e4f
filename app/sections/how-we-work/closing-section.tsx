import { ButtonLink } from "../../ui/controls/button.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";
import type { GlyphName } from "../../ui/icons/glyph-names.ts";

type ClosingSectionProps = HeadTexts & {
  link: { label: string; to: string };
  glyph: GlyphName;
};

/** The last section of a page: a drawing, a short text and a call to action. */
export function ClosingSection({ label, heading, note, link, glyph }: ClosingSectionProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 items-center gap-y-8">
        <Glyph name={glyph} className="h-40 w-auto justify-self-start lg:col-span-4 lg:h-68" />
        <div className="grid justify-items-start gap-6 lg:col-span-7 lg:col-start-6">
          <SectionHeading label={label} heading={heading} className="text-title" />
          {note && <p className="max-w-[38rem] text-lead">{note}</p>}
          <ButtonLink href={link.to} icon="arrow-right" className="mt-2">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
