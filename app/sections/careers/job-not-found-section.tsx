import type { JobPage } from "../../content/pages/job.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";

export function JobNotFoundSection({ heading, text, more, link }: JobPage["notFound"]) {
  return (
    <section className="relative bg-sunken">
      <div className="wrap columns-12">
        <div className="grid justify-items-start gap-6 py-[clamp(3.5rem,2rem+6vw,9rem)] lg:col-span-6">
          <p className="font-strong text-accent-text">Error 404</p>
          <h1 className="text-title">{heading}</h1>
          <div className="grid max-w-[34rem] gap-3">
            <p className="text-lead">{text}</p>
            <p>{more}</p>
          </div>
          <ButtonLink href={link.to} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-end justify-items-center bg-brand-soft pt-10 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2">
        <Glyph name="gate" className="h-64 w-auto lg:h-[min(26rem,36vw)]" />
      </div>
    </section>
  );
}
