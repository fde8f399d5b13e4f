import type { HomePage } from "../../content/pages/home.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** An introduction beside a picture with a stepped corner like the logo's. */
export function AboutSection({ label, heading, lead, text, facts, link, picture }: HomePage["about"]) {
  return (
    <section className="band">
      <div className="wrap columns-12 items-center gap-y-10">
        <div className="relative lg:col-span-6">
          <Picture
            {...picture}
            sizes="(width < 64rem) 100vw, 39rem"
            className="corbel-br aspect-[4/3.6] w-full object-cover md:aspect-[16/10] lg:aspect-[6/6.4]"
          />
          <span className="lit-block absolute right-0 bottom-0" />
        </div>
        <div className="grid gap-6 lg:col-span-5 lg:col-start-8">
          <SectionHeading label={label} heading={heading} />
          <p className="text-lead">{lead}</p>
          <p>{text}</p>
          <dl className="mt-2 grid grid-cols-1 gap-x-8 gap-y-6 border-line border-t pt-7 xs:grid-cols-2">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt className="text-quiet text-sm">{fact.label}</dt>
                <dd className="mt-1 font-display font-heading text-[1.25rem] text-ink leading-tight tracking-[-0.012em]">
                  {fact.value}
                </dd>
              </div>
            ))}
          </dl>
          <ArrowLink href={link.to} className="justify-self-start">
            {link.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
