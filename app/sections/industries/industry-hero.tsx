import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type IndustryHeroProps = {
  /** Words between *asterisks* are highlighted. */
  title: string;
  subtitle: string;
  picture: { image: string; alt: string };
  trail: Crumb[];
};

/** A dark header with a large title. On wide screens, its picture overlaps the section below. */
export function IndustryHero({ title, subtitle, picture, trail }: IndustryHeroProps) {
  const [before = "", lit = "", after = ""] = title.split("*");
  return (
    <>
      <div className="wrap py-1 lg:py-2">
        <Breadcrumbs trail={trail} />
      </div>
      <section data-inverse="" className="relative pt-14 lg:pt-24">
        <h1 className="wrap text-hero">
          <span className="-ml-[0.03em] block max-w-[15em]">
            {before}
            <em className="text-accent not-italic">{lit}</em>
            {after}
          </span>
        </h1>
        <div className="mt-10 items-start lg:mt-18 lg:flex lg:pl-[max(var(--spacing-gutter),(100%-var(--container-page))/2)]">
          <p className="mx-auto w-[calc(100%-2*var(--spacing-gutter))] pb-10 text-lead lg:mx-0 lg:w-100 lg:shrink-0 lg:pb-24">
            {subtitle}
          </p>
          <div className="ml-gutter h-64 sm:h-90 lg:-mb-24 lg:ml-auto lg:h-112 lg:w-[56%]">
            <Picture
              {...picture}
              sizes="(width < 64rem) 100vw, 56vw"
              eager
              className="size-full rounded-l-md object-cover"
            />
          </div>
        </div>
      </section>
    </>
  );
}
