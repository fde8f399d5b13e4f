import { SectionHeading } from "../../ui/headings/section-heading.tsx";

/** A heading beside a paragraph on a muted background, without a picture or a link. */
export function NoteSection({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="band" data-tone="sunken">
      <div className="wrap columns-12 gap-y-5">
        <SectionHeading heading={heading} className="text-heading lg:col-span-4" />
        <p className="text-lead lg:col-span-7 lg:col-start-6">{text}</p>
      </div>
    </section>
  );
}
