import type { ShownTestimonial } from "../../content/derived/proofs.ts";
import { Avatar, Portrait } from "../../ui/avatar.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import { ProofStrip } from "./proof-strip.tsx";
import { TestimonialsCarousel, type TestimonialsProps } from "./testimonials-carousel.tsx";

const layouts = {
  left: {
    largeIndex: 0,
    rowClassName: "lg:grid-rows-2 lg:auto-cols-[calc((100%-1.5rem)*7/12)_calc((100%-1.5rem)*5/12)]",
    itemClassName: "lg:nth-[3n+1]:row-span-2",
  },
  right: {
    largeIndex: 2,
    rowClassName: "lg:grid-rows-2 lg:auto-cols-[calc((100%-1.5rem)*5/12)_calc((100%-1.5rem)*7/12)]",
    itemClassName: "lg:nth-[3n]:row-span-2",
  },
} as const;

/** One large testimonial beside two small ones. */
export function TestimonialsSection({
  large,
  ...testimonials
}: TestimonialsProps & { large: "left" | "right" }) {
  return (
    <section className="band">
      <div className="wrap">
        <TestimonialsCarousel
          {...testimonials}
          {...layouts[large]}
          Large={LargeTestimonial}
          Small={SmallTestimonial}
        />
      </div>
    </section>
  );
}

function LargeTestimonial({ name, role, image, rating, feedback, proof }: ShownTestimonial) {
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] overflow-hidden rounded-md bg-brand">
      <figure className="relative grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-6 p-6 lg:gap-8 lg:p-12">
        <StarRating rating={rating} className="text-on-brand" />
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
