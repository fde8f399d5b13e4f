import type { HomePage } from "../../content/pages/home.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";

type AboutSectionProps = HomePage["about"] & {
  /** The six members of the team. */
  people: string[];
};

/** An introduction beside portraits, in a frame with a stepped corner like the logo's. */
export function AboutSection({ label, heading, lead, text, facts, link, people }: AboutSectionProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 items-center gap-y-7">
        <div className="relative lg:col-span-6">
          <div className="corbel-br grid grid-cols-3 gap-0.5">
            {people.map((person) => (
              <Portrait
                key={person}
                person={person}
                sizes="(width < 64rem) 31vw, 12rem"
                className="h-full w-full object-cover lg:aspect-[3/4]"
              />
            ))}
          </div>
        </div>
        <div className="grid gap-4 lg:col-span-5 lg:col-start-8 lg:gap-6">
          <SectionHeading label={label} heading={heading} />
          <p className="text-lead">{lead}</p>
          <p>{text}</p>
          <dl className="mt-2 grid grid-cols-1 gap-x-8 gap-y-4 border-line border-t pt-5 lg:pt-7 xs:grid-cols-2">
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
