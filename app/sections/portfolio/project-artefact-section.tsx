import type { Artefact } from "../../content/fields/evidence.ts";
import type { Project } from "../../content/projects.ts";
import { Ground } from "../../ui/ground.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { ScreenFrame } from "../../ui/screen-frame.tsx";

/** Something from the project to look at, on a full-width ground in the client's colour. */
export function ProjectArtefactSection({
  ground,
  title,
  caption,
  ...screen
}: Artefact & Pick<Project, "ground">) {
  return (
    <section>
      <Ground colour={ground} className="py-section">
        <figure className="wrap">
          <figcaption className="columns-12 mb-stack items-end gap-y-3">
            <h2 id={headingId(title)} className="text-heading lg:col-span-7">
              {title}
            </h2>
            <p className="max-w-[34rem] lg:col-span-5">{caption}</p>
          </figcaption>
          <ScreenFrame
            {...screen}
            sizes="(width < 80rem) 100vw, 72rem"
            className="mx-auto w-full max-w-[72rem]"
          />
        </figure>
      </Ground>
    </section>
  );
}
