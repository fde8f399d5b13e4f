import type { ReactNode } from "react";
import type { Proof } from "../../content/derived/proofs.ts";
import type { Project } from "../../content/projects.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { FilterBar } from "../../ui/controls/filter-bar.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Lightbox, opener } from "../../ui/dialogs/lightbox.tsx";
import { type HeadTexts, SectionHead } from "../../ui/headings/section-head.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";
import { PortfolioTile } from "./portfolio-tile.tsx";

export type PortfolioItem = Pick<Project, "category" | "title" | "subtitle" | "image" | "lightbox"> & {
  id: string;
  path: string;
  categoryName: string;
  figure: Proof["figure"];
};

type PortfolioGridProps = HeadTexts & {
  /** A link in the head. */
  action?: ReactNode;
  projects: PortfolioItem[];
  /** If given, the section has a filter bar. */
  categories?: { value: string; label: string }[];
};

const lightboxId = (project: PortfolioItem) => `lightbox-${project.id}`;

/**
 * Project tiles of three widths, each with a lightbox. portfolio.css filters the tiles by category. Without a filter, the
 * tiles are a row to swipe on phones.
 */
export function PortfolioGridSection({ projects, categories, ...head }: PortfolioGridProps) {
  const isAlone = ({ category }: PortfolioItem) =>
    projects.filter((project) => project.category === category).length === 1 || undefined;

  const tiles = (
    <ul className="portfolio-grid">
      {projects.map((project) => (
        <li key={project.id} data-category={project.category} data-alone={isAlone(project)}>
          <PortfolioTile
            project={project}
            sizes="(width < 64rem) 100vw, 54rem"
            action={
              <IconButton
                icon="expand"
                label={`Enlarge: ${project.lightbox.title}`}
                className="portfolio-open border-transparent"
                {...opener(lightboxId(project))}
              />
            }
          />
        </li>
      ))}
    </ul>
  );

  return (
    <section className="band portfolio">
      <div className="wrap">
        <SectionHead {...head} />
        {categories && (
          <>
            <FilterBar
              legend="Show projects of one kind"
              name="portfolio-category"
              options={[{ value: "all", label: "View All" }, ...categories]}
            />
            <p role="status" className="sr-only" />
          </>
        )}
        {categories ? tiles : <SwipeRow>{tiles}</SwipeRow>}
      </div>
      {projects.map((project, index) => (
        <Lightbox
          key={project.id}
          id={lightboxId(project)}
          title={project.lightbox.title}
          image={project.image}
          alone={isAlone(project)}
        >
          <p>{project.lightbox.description}</p>
          <p className="text-sm">{`${project.categoryName}. Project ${index + 1} of ${projects.length}`}</p>
          <ArrowLink href={project.path}>View project</ArrowLink>
        </Lightbox>
      ))}
    </section>
  );
}
