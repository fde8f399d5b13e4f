import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import type { PortfolioItem } from "./portfolio-grid-section.tsx";
import { PortfolioTile } from "./portfolio-tile.tsx";

/** Links to the previous and next project and back to the portfolio. */
export function OtherProjectsSection({ projects }: { projects: PortfolioItem[] }) {
  return (
    <Section heading="Other projects" action={<ArrowLink href="/our-portfolio">View All</ArrowLink>}>
      <div className="grid gap-6 md:grid-cols-6">
        {projects.map((project, index) => (
          <PortfolioTile
            key={project.id}
            project={project}
            sizes="(width < 48rem) 100vw, 54rem"
            className={index === 0 ? "md:col-span-2" : "md:col-span-4"}
          />
        ))}
      </div>
    </Section>
  );
}
