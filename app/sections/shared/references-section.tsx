import type { ShownTestimonial } from "../../content/derived/proofs.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import type { TestimonialsProps } from "./testimonials-carousel.tsx";

/** Testimonials in a ruled list, each with a figure of the project's result. */
export function ReferencesSection({ testimonials, ...head }: TestimonialsProps) {
  return (
    <Section {...head}>
      <ul className="border-ink border-t-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} className="border-line border-b">
            <Reference {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reference({ name, role, image, rating, feedback, proof, figure = proof?.figure }: ShownTestimonial) {
  return (
    <figure className="columns-12 items-start gap-y-5 py-7 sm:py-8 sm:max-lg:grid-cols-[12rem_minmax(0,1fr)] sm:max-lg:gap-x-8 lg:py-12">
      <div className="lg:col-span-3">
        {figure && (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 sm:block">
            <b className="block font-display text-ink text-title">{figure.value}</b>{" "}
            <span className="block text-sm sm:mt-2">{figure.label}</span>
          </p>
        )}
        {proof && (
          <ArrowLink href={proof.path} className="mt-1">
            {proof.kind === "project" ? "Project" : "Case study"}
            <span className="sr-only">: {proof.title}</span>
          </ArrowLink>
        )}
      </div>
      <blockquote className="font-display text-ink text-lead leading-snug tracking-[-0.012em] lg:col-span-5 lg:col-start-4">
        {feedback}
      </blockquote>
      <figcaption className="flex flex-wrap items-start gap-4 sm:max-lg:col-start-2 lg:col-span-3 lg:col-start-10">
        <Avatar person={image} size={64} />
        <span className="min-w-0 flex-[1_1_9rem]">
          <b className="block font-strong text-ink leading-snug">{name}</b>
          <span className="block text-quiet text-sm">{role}</span>
          <StarRating rating={rating} className="mt-2 block text-brand" />
        </span>
      </figcaption>
    </figure>
  );
}
