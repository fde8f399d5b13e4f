import type { NotFoundPage } from "../content/schema/pages.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";

export function NotFoundSection({ title, text, home, contact }: Omit<NotFoundPage, "seo">) {
  return (
    <section className="wrap columns-12 items-center gap-y-10 py-[clamp(3.5rem,2rem+6vw,8rem)]">
      <div className="grid justify-items-start gap-6 lg:col-span-6">
        <p className="font-strong text-accent-text">Error 404</p>
        <h1 className="text-title">{title}</h1>
        <p className="max-w-[34rem] text-lead">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3.5">
          <ButtonLink to={home.to} icon="arrow-right">
            {home.label}
          </ButtonLink>
          <ButtonLink to={contact.to} tone="outline">
            {contact.label}
          </ButtonLink>
        </div>
      </div>
      <Glyph name="gap" className="mx-auto w-full max-w-105 lg:col-span-5 lg:col-start-8" />
    </section>
  );
}
