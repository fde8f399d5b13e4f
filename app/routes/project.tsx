import { data } from "react-router";
import { categoryName, portfolioItems } from "../content/portfolio-items.ts";
import { projects } from "../content/projects.ts";
import { OtherProjectsSection } from "../sections/other-projects-section.tsx";
import { ProjectHead } from "../sections/project-head.tsx";
import { ProjectOutcomeSection } from "../sections/project-outcome-section.tsx";
import { ProjectStorySection } from "../sections/project-story-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/project";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.project.seo, path: `/our-portfolio/${loaderData.project.id}` });

export function loader({ params }: Route.LoaderArgs) {
  const place = projects.findIndex(({ id }) => id === params.slug);
  const project = projects[place];
  if (!project) throw data(null, { status: 404 });
  return {
    project,
    category: categoryName(project.category),
    neighbours: [-1, 1].flatMap((step) => portfolioItems.at((place + step) % portfolioItems.length) ?? []),
  };
}

export default function ProjectPage({ loaderData: { project, category, neighbours } }: Route.ComponentProps) {
  return (
    <>
      <ProjectHead
        {...project}
        category={category}
        trail={[
          { label: "Home", to: "/" },
          { label: "Our Portfolio", to: "/our-portfolio" },
          { label: project.title },
        ]}
      />
      <ProjectStorySection {...project} />
      <ProjectOutcomeSection {...project.outcome} />
      <OtherProjectsSection projects={neighbours} />
    </>
  );
}
