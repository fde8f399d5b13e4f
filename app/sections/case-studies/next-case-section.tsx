import type { CaseStudy } from "../../content/schema/work.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

export type NextCase = Pick<CaseStudy, "path" | "title" | "client" | "summary" | "image">;

/** A full-width link to the next case study. */
export function NextCaseSection({ path, title, client, summary, image }: NextCase) {
  return (
    <section className="group relative grid overflow-hidden bg-brand-soft transition-colors hover:bg-sunken lg:grid-cols-2 print:hidden">
      <div className="relative h-56 overflow-hidden lg:h-auto">
        <Picture
          {...image}
          sizes="(width < 64rem) 100vw, 50vw"
          className="absolute size-full object-cover transition-transform duration-700 ease-settle group-hover:scale-103"
        />
      </div>
      <div className="grid grid-cols-1 content-center gap-4 px-gutter py-12 lg:min-h-112 lg:px-[min(5rem,6vw)]">
        <p className="font-semibold text-brand">Next case: {client}</p>
        <h2 className="text-title">
          <a href={path} className="cover-link focus-visible:after:-outline-offset-4">
            {title}
            <Icon
              name="arrow-right"
              className="ml-[0.3em] inline-block size-[0.7em] transition-transform duration-(--duration-base) group-hover:translate-x-[3px]"
            />
          </a>
        </h2>
        <p className="max-w-[32rem] text-lead">{summary}</p>
      </div>
    </section>
  );
}
