import { ButtonLink } from "../../ui/controls/button.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Glyph } from "../../ui/icons/glyph.tsx";

/** Invites visitors to contact us if the FAQ doesn't answer their question. */
export function OpenQuestionSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="overflow-hidden bg-brand-soft" data-tone="brand">
      <div className="wrap columns-12 items-center gap-y-4">
        <div className="grid justify-items-start gap-5 pt-14 lg:col-span-7 lg:py-20">
          <h2 id={headingId(title)} className="text-heading">
            {title}
          </h2>
          <p className="max-w-[38rem] text-lead">{text}</p>
          <ButtonLink href="/contact" icon="arrow-right" className="mt-2">
            Contact Us
          </ButtonLink>
        </div>
        <Glyph
          name="plan"
          className="mx-auto mb-8 w-full max-w-72 lg:col-span-4 lg:col-start-9 lg:mb-0 lg:max-w-96"
        />
      </div>
    </section>
  );
}
