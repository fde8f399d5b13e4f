import type { ShownTestimonial } from "../../content/derived/proofs.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import { ProofStrip } from "./proof-strip.tsx";
import { TestimonialsCarousel, type TestimonialsProps } from "./testimonials-carousel.tsx";

/** Testimonials on a ground of their own, with large portraits. The large one spans the page. */
export function SpotlightSection(testimonials: TestimonialsProps) {
  return (
    <section className="band bg-brand text-brand-soft" data-tone="brand" data-inverse>
      <div className="wrap">
        <TestimonialsCarousel
          {...testimonials}
          Large={LargeTestimonial}
          Small={SmallTestimonial}
          rowClassName="lg:grid-rows-[auto_auto] lg:auto-cols-[calc((100%-1.5rem)/2)]"
          itemClassName="lg:nth-[3n+1]:col-span-2"
        />
      </div>
    </section>
  );
}

/** Below the name on the narrowest screens, otherwise beside it. */
const portraitPlace =
  "w-full self-end rounded-t-sm max-xs:row-start-4 max-xs:w-1/2 xs:col-start-2 xs:row-start-3";

function LargeTestimonial({ name, role, image, rating, feedback, proof }: ShownTestimonial) {
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-6 border-on-brand/30 p-6 pb-0 max-lg:rounded-md max-lg:bg-brand-strong xs:grid-cols-[minmax(0,1fr)_min(9rem,38%)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8 lg:border-b lg:px-0 lg:pt-0">
      <figure className="contents">
        <StarRating rating={rating} className="text-on-brand max-lg:col-span-full" />
        <blockquote className="text-pretty font-[520] font-display text-[clamp(1.3125rem,0.963rem+1.43vw,2.25rem)] text-on-brand leading-[1.18] tracking-[-0.02em] max-lg:col-span-full">
          {feedback}
        </blockquote>
        <Portrait
          person={image}
          sizes="(width < 64rem) 9rem, 20rem"
          className={`${portraitPlace} lg:row-span-4 lg:row-start-1`}
        />
        <figcaption className="row-start-3 self-end pb-6 lg:pb-0">
          <b className="block font-strong text-on-brand leading-snug">{name}</b>
          <span className="block text-sm">{role}</span>
        </figcaption>
      </figure>
      {proof?.figure && (
        <ProofStrip
          {...proof}
          client={undefined}
          inverse
          className="-mt-6 border-on-brand/30 border-t bg-transparent py-2 text-on-brand max-lg:col-span-full lg:mt-0 lg:border-0 lg:pb-8"
        />
      )}
    </div>
  );
}

function SmallTestimonial({ name, role, image, rating, feedback }: ShownTestimonial) {
  return (
    <figure className="grid grid-rows-[auto_1fr_auto] gap-6 rounded-md bg-brand-strong p-6 pb-0 xs:grid-cols-[minmax(0,1fr)_min(9rem,38%)] lg:p-8 lg:pb-0">
      <StarRating rating={rating} className="col-span-full" />
      <blockquote className="col-span-full text-on-brand">{feedback}</blockquote>
      <Portrait person={image} sizes="9rem" className={portraitPlace} />
      <figcaption className="row-start-3 self-end pb-6 lg:pb-8">
        <b className="block font-strong text-on-brand leading-snug">{name}</b>
        <span className="block text-sm">{role}</span>
      </figcaption>
    </figure>
  );
}
