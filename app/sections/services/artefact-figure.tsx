import type { ServiceSheet } from "../../content/services.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import { ScreenFrame } from "../../ui/screen-frame.tsx";

/** A page of a document that clients get. */
export function ArtefactFigure({ title, caption, image, alt }: ServiceSheet) {
  return (
    <figure className="columns-12 mt-stack items-center gap-y-8">
      <figcaption className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
        <h3 id={headingId(title)} className="text-heading">
          {title}
        </h3>
        <p className="mt-4 max-w-[34rem]">{caption}</p>
      </figcaption>
      <div className="lg:col-span-7 lg:row-start-1">
        <ScreenFrame image={image} alt={alt} frame="sheet" />
      </div>
    </figure>
  );
}
