import type { MissionPage } from "../../content/pages/mission.ts";
import { Carousel } from "../../ui/controls/carousel.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";

type PrinciplesSectionProps = HeadTexts & { principles: MissionPage["principles"] };

export function PrinciplesSection({ label, heading, note, principles }: PrinciplesSectionProps) {
  return (
    <section className="band overflow-x-clip" data-tone="inverse" data-inverse>
      <div className="wrap">
        <Carousel
          id="principles"
          label={label ?? heading}
          rowClassName="gap-5 lg:mr-[calc(50%-50vw)] lg:pr-[calc(50vw-50%)]"
          itemClassName="grid w-[min(82%,24rem)]"
          head={(arrows) => (
            <div className="mb-stack flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
              <div className="grid max-w-[40rem] gap-4">
                <SectionHeading label={label} heading={heading} />
                {note && <p>{note}</p>}
              </div>
              {arrows}
            </div>
          )}
        >
          {principles.map(({ title, text, glyph }, index) => (
            <article
              key={title}
              className="grid grid-rows-[auto_1fr] overflow-hidden rounded-md bg-inverse-raised"
            >
              <div className="grid place-items-center bg-sunken py-6 lg:py-9">
                <Glyph name={glyph} className="h-32 w-auto lg:h-44" />
              </div>
              <div className="grid content-start grid-cols-[min(3.5rem,20%)_minmax(0,1fr)] gap-y-3 p-6 lg:p-7">
                <span
                  aria-hidden="true"
                  className="row-span-2 font-display font-title text-[2.5rem] text-brand-on-inverse leading-[0.8] tracking-[-0.04em]"
                >
                  {index + 1}
                </span>
                <h3 id={headingId(title)} className="text-card">
                  {title}
                </h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
