import type { AboutPage } from "../../content/pages/about.ts";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Text above a picture that extends to the right edge of the page, with facts in the picture's corner. */
export function FirmIntroSection({ label, heading, text, picture, facts }: AboutPage["intro"]) {
  const [first, ...rest] = text;
  return (
    <section className="band">
      <div className="wrap">
        <div className="columns-12 gap-y-7">
          <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-5" />
          <div className="grid gap-5 lg:col-span-6 lg:col-start-7">
            <p className="text-ink text-lead">{first}</p>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="-mx-gutter relative mt-stack lg:mr-[calc(50%-50vw)] lg:ml-0">
          <Picture
            {...picture}
            sizes="(width < 64rem) 100vw, 95vw"
            className="aspect-[4/3] w-full object-cover object-[60%_78%] lg:object-[60%_50%] sm:aspect-video lg:aspect-auto lg:h-[36rem]"
          />
          <dl className="grid gap-x-8 gap-y-6 px-gutter pt-8 sm:grid-cols-3 lg:absolute lg:bottom-0 lg:left-0 lg:grid-cols-[auto_auto_auto] lg:gap-x-12 lg:bg-canvas lg:pt-8 lg:pr-10 lg:pl-0">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-quiet text-sm">{label}</dt>
                <dd className="font-display text-card text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
