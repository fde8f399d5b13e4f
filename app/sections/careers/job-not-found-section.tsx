import type { JobPage } from "../../content/schema/pages/job.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";

export function JobNotFoundSection({ heading, text, more, link }: JobPage["notFound"]) {
  return (
    <section className="wrap columns-12 items-center gap-y-10 py-[clamp(3.5rem,2rem+6vw,8rem)]">
      <Glyph name="gate" className="mx-auto w-full max-w-80 lg:col-span-4" />
      <div className="grid justify-items-start gap-6 lg:col-span-7 lg:col-start-6">
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
    </section>
  );
}
