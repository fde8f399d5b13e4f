import type { ShownTestimonial } from "../../content/schema/work.ts";
import { Avatar, Portrait } from "../../ui/avatar.tsx";
import { Carousel } from "../../ui/controls/carousel.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import { ProofStrip } from "./proof-strip.tsx";

type TestimonialsProps = HeadTexts & {
  testimonials: ShownTestimonial[];
  /** Of every three, the first is the large one if it is on the left, the last if it is on the right. */
  large: "left" | "right";
};

const layouts = {
  left: {
    row: "lg:auto-cols-[calc((100%-1.5rem)*7/12)_calc((100%-1.5rem)*5/12)]",
    item: "lg:nth-[3n+1]:row-span-2",
    largeIndex: 0,
  },
  right: {
    row: "lg:auto-cols-[calc((100%-1.5rem)*5/12)_calc((100%-1.5rem)*7/12)]",
    item: "lg:nth-[3n]:row-span-2",
    largeIndex: 2,
  },
};

/** A carousel. On wide screens it shows one large and two small testimonials at a time, on narrow ones a single row. */
export function TestimonialsSection({ label, heading, note, testimonials, large }: TestimonialsProps) {
  const layout = layouts[large];
  return (
    <section className="band">
      <div className="wrap">
        <Carousel
          id="testimonials"
          label={label ?? heading}
          head={(arrows) => (
            <div className="mb-stack grid gap-3 sm:gap-4">
              <div className="flex flex-wrap items-end gap-x-6 gap-y-5">
                <div className="flex-[1_0_9rem]">
                  <SectionHeading label={label} heading={heading} />
                </div>
                {/* A wide screen shows three side by side. */}
                <div className={testimonials.length > 3 ? "" : "lg:invisible"}>{arrows}</div>
              </div>
              {note && <p className="max-w-prose">{note}</p>}
            </div>
          )}
          rowClassName={`gap-4 lg:grid lg:grid-flow-col lg:grid-rows-2 lg:gap-6 ${layout.row}`}
          itemClassName={`grid w-[min(88%,26rem)] lg:w-auto lg:not-nth-[3n+1]:snap-align-none ${layout.item}`}
        >
          {testimonials.map((testimonial, index) =>
            index % 3 === layout.largeIndex ? (
              <LargeTestimonial key={testimonial.name} {...testimonial} />
            ) : (
              <SmallTestimonial key={testimonial.name} {...testimonial} />
            ),
          )}
        </Carousel>
      </div>
    </section>
  );
}

function LargeTestimonial({ name, role, image, rating, feedback, proof }: ShownTestimonial) {
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] overflow-hidden rounded-md bg-brand">
      <figure className="relative grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-6 p-6 lg:gap-8 lg:p-12">
        <StarRating rating={rating} className="text-accent" />
        <blockquote className="text-pretty font-[520] font-display text-[clamp(1.3125rem,0.963rem+1.43vw,2.25rem)] text-on-brand leading-[1.18] tracking-[-0.02em]">
          {feedback}
        </blockquote>
        <figcaption className="flex min-h-34 items-end max-xs:flex-col max-xs:items-stretch max-xs:gap-4 xs:pr-32 lg:min-h-44 lg:pr-[min(15rem,48%)]">
          <span>
            <b className="block font-strong text-on-brand leading-snug">{name}</b>
            <span className="block text-brand-soft text-sm">{role}</span>
          </span>
          <Portrait
            person={image}
            sizes="(width < 64rem) 7rem, 12rem"
            className="right-5 bottom-0 h-auto w-28 rounded-t-sm max-xs:-mb-6 xs:absolute lg:right-12 lg:w-[min(12rem,32%)]"
          />
        </figcaption>
      </figure>
      {proof?.figure && (
        <ProofStrip
          {...proof}
          client={undefined}
          inverse
          className="-outline-offset-4! bg-brand-strong px-6 py-2 text-on-brand lg:px-12 lg:py-5"
        />
      )}
    </div>
  );
}

function SmallTestimonial({ name, role, image, rating, feedback }: ShownTestimonial) {
  return (
    <figure className="grid grid-rows-[auto_1fr_auto] gap-6 rounded-md border border-line bg-surface p-6 lg:p-8">
      <StarRating rating={rating} />
      <blockquote className="text-ink">{feedback}</blockquote>
      <figcaption className="flex items-center gap-4">
        <Avatar person={image} size={64} />
        <span>
          <b className="block font-strong text-ink leading-snug">{name}</b>
          <span className="block text-quiet text-sm">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
