import type { ComponentType } from "react";
import type { ShownTestimonial } from "../../content/derived/proofs.ts";
import { Carousel } from "../../ui/controls/carousel.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";

export type TestimonialsProps = HeadTexts & { testimonials: ShownTestimonial[] };

type TestimonialsCarouselProps = TestimonialsProps & {
  Large: ComponentType<ShownTestimonial>;
  Small: ComponentType<ShownTestimonial>;
  /** Which of every three is the large one. */
  largeIndex?: 0 | 2;
  /** The grid on wide screens. */
  rowClassName: string;
  itemClassName: string;
};

/** On wide screens, it shows one large and two small testimonials at a time, on narrow ones a single row. */
export function TestimonialsCarousel({
  label,
  heading,
  note,
  testimonials,
  Large,
  Small,
  largeIndex = 0,
  rowClassName,
  itemClassName,
}: TestimonialsCarouselProps) {
  return (
    <Carousel
      id="testimonials"
      label={label ?? heading}
      head={(arrows) => (
        <div className="mb-stack grid gap-3 sm:gap-4">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-5">
            <div className="flex-[1_0_9rem]">
              <SectionHeading label={label} heading={heading} />
            </div>
            <div className={testimonials.length > 3 ? "" : "lg:invisible"}>{arrows}</div>
          </div>
          {note && <p className="max-w-prose">{note}</p>}
        </div>
      )}
      rowClassName={`gap-4 lg:grid lg:grid-flow-col lg:gap-6 ${rowClassName}`}
      itemClassName={`grid w-[min(88%,26rem)] lg:w-auto lg:not-nth-[3n+1]:snap-align-none ${itemClassName}`}
    >
      {testimonials.map((testimonial, index) =>
        index % 3 === largeIndex ? (
          <Large key={testimonial.name} {...testimonial} />
        ) : (
          <Small key={testimonial.name} {...testimonial} />
        ),
      )}
    </Carousel>
  );
}
