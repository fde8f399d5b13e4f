import type { CaseStudy } from "../../content/case-studies.ts";
import type { Proof } from "../../content/derived/proofs.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ScreenStage } from "../shared/screen-stage.tsx";

export type NextCase = Proof & Pick<CaseStudy, "summary">;

/** A full-width link to the next case study. */
export function NextCaseSection({ path, title, client, summary, ...proof }: NextCase) {
  return (
    <section className="group relative grid overflow-hidden bg-brand-soft transition-colors hover:bg-sunken lg:grid-cols-2 print:hidden">
      <ScreenStage
        {...proof}
        shape="wide"
        className="min-h-56 rounded-none pl-gutter md:h-112 md:pl-gutter lg:h-auto lg:max-h-128 lg:pl-[max(var(--spacing-gutter),100%-var(--container-page)/2)]"
      />
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
