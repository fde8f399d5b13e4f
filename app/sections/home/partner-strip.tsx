import type { Partner } from "../../content/partners.ts";
import { Carousel } from "../../ui/controls/carousel.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { PartnerMark } from "../company/partner-mark.tsx";

type PartnerStripProps = { heading: string; note: string; partners: Partner[] };

/** Partner logos between two thin lines, in a carousel that never moves on its own. */
export function PartnerStrip({ heading, note, partners }: PartnerStripProps) {
  return (
    <section className="band" data-space="tight">
      <div className="wrap">
        <Carousel
          id="partners"
          label={heading}
          className="grid grid-cols-1 items-center xs:grid-cols-[1fr_auto] gap-x-8 gap-y-5 border-line border-y py-6 lg:py-9 lg:grid-cols-[13rem_minmax(0,1fr)_auto] xl:grid-cols-[15rem_minmax(0,1fr)_auto]"
          rowClassName="items-center gap-4 sm:gap-6 max-lg:mx-0 max-lg:scroll-px-0 max-lg:px-0 xs:max-lg:col-span-2 lg:col-start-2 lg:row-start-1"
          itemClassName="flex w-[calc((100%-1rem)/2)] items-center text-copy/82 sm:w-[calc((100%-3rem)/3)] lg:justify-center xl:w-[calc((100%-4.5rem)/4)]"
          head={(arrows) => (
            <>
              <div className="grid gap-1 text-sm leading-[1.45]">
                <h2 id={headingId(heading)} className="font-sans font-semibold text-ink">
                  {heading}
                </h2>
                <p className="text-quiet">{note}</p>
              </div>
              <div className="lg:col-start-3 lg:row-start-1">{arrows}</div>
            </>
          )}
        >
          {partners.map(({ img, title }) => (
            <PartnerMark key={img} partner={img} name={title} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
