import type { NotFoundPage } from "../../content/pages/not-found.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Picture } from "../../ui/picture.tsx";

export function NotFoundSection({ title, text, picture, home, contact }: Omit<NotFoundPage, "seo">) {
  return (
    <section className="relative isolate bg-sunken">
      <div className="wrap columns-12">
        <div className="grid justify-items-start gap-6 py-[clamp(3.5rem,2rem+6vw,9rem)] lg:col-span-6">
          <p className="font-strong text-accent-text">Error 404</p>
          <h1 className="text-title">{title}</h1>
          <p className="max-w-[34rem] text-lead">{text}</p>
          <div className="mt-3 flex flex-wrap gap-3.5">
            <ButtonLink href={home.to} icon="arrow-right">
              {home.label}
            </ButtonLink>
            <ButtonLink href={contact.to} tone="outline">
              {contact.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="aspect-16/10 overflow-hidden mix-blend-darken lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:aspect-auto">
        <Picture {...picture} sizes="(width < 64rem) 100vw, 50vw" eager className="size-full object-cover" />
      </div>
    </section>
  );
}
