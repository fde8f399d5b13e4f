import { Carousel } from "../../ui/controls/carousel.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SectionHeading } from "../../ui/headings/section-heading.tsx";
import type { PortfolioItem } from "./portfolio-grid-section.tsx";
import { PortfolioTile } from "./portfolio-tile.tsx";

type PortfolioCarouselSectionProps = HeadTexts & {
  projects: Pick<PortfolioItem, "id" | "path" | "title" | "subtitle" | "image" | "figure">[];
};

export function PortfolioCarouselSection({ label, heading, note, projects }: PortfolioCarouselSectionProps) {
  return (
    <section className="band">
      <div className="wrap">
        <Carousel
          id="projects"
          label={label ?? heading}
          rowClassName="gap-5 lg:mr-[calc(50%-50vw)] lg:pr-[calc(50vw-50%)]"
          itemClassName="w-[min(86%,34rem)]"
          head={(arrows) => (
            <div className="columns-12 mb-stack items-end gap-y-5">
              <SectionHeading label={label} heading={heading} className="text-heading lg:col-span-6" />
              {note && <p className="lg:col-span-4 lg:col-start-7">{note}</p>}
              <div className="flex lg:col-span-2 lg:justify-end">{arrows}</div>
            </div>
          )}
        >
          {projects.map((project) => (
            <PortfolioTile key={project.id} project={project} sizes="(width < 40rem) 86vw, 34rem" />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
