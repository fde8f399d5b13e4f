import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Lightbox, opener } from "../ui/lightbox.tsx";
import { PortfolioTile } from "../ui/portfolio-tile.tsx";
import { SectionHead } from "../ui/section-head.tsx";

export type PortfolioItem = {
  id: string;
  category: string;
  categoryName: string;
  title: string;
  subtitle: string;
  image: { image: string; alt: string };
  lightbox: { title: string; description: string };
};

type PortfolioGridProps = {
  label?: string;
  heading: string;
  note?: string;
  projects: PortfolioItem[];
  /** With them the section has a filter bar; a gallery has none. */
  categories?: { value: string; label: string }[];
};

const all = "all";
const lightboxId = (project: PortfolioItem) => `lightbox-${project.id}`;
const countText = (count: number) => (count === 1 ? "1 project" : `${count} projects`);

/** Tiles of three widths, each with a lightbox. Which of them show is decided by the style sheet (portfolio.css). */
export function PortfolioGridSection({ label, heading, note, projects, categories }: PortfolioGridProps) {
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const inCategory = (category: string) => projects.filter((project) => project.category === category);
  const visible = !shown || shown === all ? projects : inCategory(shown);

  // A visitor may have chosen before React was there.
  useEffect(() => {
    setShown(section.current?.querySelector<HTMLInputElement>("input:checked")?.value);
  }, []);

  const choose = (value: string) => {
    const count = value === all ? projects.length : inCategory(value).length;
    setAnnouncement(`${countText(count)} shown`);
    const show = () => flushSync(() => setShown(value));
    if (!document.startViewTransition) return show();
    // A faster visitor cuts a transition short; the choice itself is never lost.
    document.startViewTransition(show).ready.catch(() => undefined);
  };

  const neighboursOf = (project: PortfolioItem) => {
    const place = visible.indexOf(project);
    const previous = visible.at(place - 1);
    const next = visible[place + 1] ?? visible[0];
    return previous && next && next !== project
      ? { previous: lightboxId(previous), next: lightboxId(next) }
      : undefined;
  };

  return (
    <section ref={section} className="band portfolio" data-shown={shown}>
      <div className="wrap">
        <SectionHead label={label} heading={heading} note={note} />
        {categories && (
          <>
            <FilterBar
              legend="Show projects of one kind"
              name="portfolio-category"
              options={[
                { value: all, label: "View All", count: projects.length },
                ...categories.map((option) => ({ ...option, count: inCategory(option.value).length })),
              ]}
              onChoose={choose}
            />
            <p role="status" className="sr-only">
              {announcement}
            </p>
          </>
        )}
        <ul className="portfolio-grid">
          {projects.map((project, _index) => (
            <li
              key={project.id}
              data-category={project.category}
              data-alone={inCategory(project.category).length === 1 || undefined}
            >
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
      </div>
      {projects.map((project) => (
        <Lightbox
          key={project.id}
          id={lightboxId(project)}
          title={project.lightbox.title}
          image={project.image}
          neighbours={neighboursOf(project)}
        >
          <p>{project.lightbox.description}</p>
          <p className="text-sm">
            {project.categoryName}. Project {visible.indexOf(project) + 1} of {visible.length}
          </p>
          <ArrowLink to={`/our-portfolio/${project.id}`}>View project</ArrowLink>
        </Lightbox>
      ))}
    </section>
  );
}
