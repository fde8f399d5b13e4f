import { data } from "react-router";
import { engagementFacts } from "../content/derived/engagement-facts.ts";
import { categoryName, portfolioItems } from "../content/derived/portfolio-items.ts";
import { isPublished } from "../content/derived/publication.ts";
import { projects } from "../content/projects.ts";
import { sectionLabels } from "../content/section-labels.ts";
import type { PageHandle } from "../page-handle.ts";
import { OtherProjectsSection } from "../sections/portfolio/other-projects-section.tsx";
import { ProjectArtefactSection } from "../sections/portfolio/project-artefact-section.tsx";
import { ProjectHead } from "../sections/portfolio/project-head.tsx";
import { ProjectOutcomeSection } from "../sections/portfolio/project-outcome-section.tsx";
import { ProjectStorySection } from "../sections/portfolio/project-story-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { work } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/project";

export const handle: PageHandle = { closing: "work" };

const trail = (title: string) => trailTo(title, { label: "Our Portfolio", to: "/our-portfolio" });

export function meta({ loaderData: { project, category } }: Route.MetaArgs) {
  const { path, title: name, client, image } = project;
  const description = project.lightbox.description;
  return pageMeta({
    seo: project.seo,
    indexed: isPublished(project),
    path,
    picture: image,
    trail: trail(name),
    things: [work({ name, description, path, image: image.image, client, keywords: [category] })],
  });
}

export function loader({ params }: Route.LoaderArgs) {
  const project = projects.value.find(({ slug }) => slug === params.slug);
  const place = portfolioItems.findIndex(({ id }) => id === params.slug);
  // The build checks that there are three sections.
  const [brief, work, outcome] = project?.body.sections ?? [];
  if (!project || !brief || !work || !outcome) throw data(null, { status: 404 });
  return {
    project: {
      ...project,
      facts: [...project.facts, ...engagementFacts(project.engagement)],
      body: undefined,
    },
    story: { brief, work, outcome },
    category: categoryName(project.category),
    neighbours: [-1, 1].flatMap((step) => portfolioItems.at((place + step) % portfolioItems.length) ?? []),
  };
}

export default function ProjectPage({
  loaderData: { project, story, category, neighbours },
}: Route.ComponentProps) {
  return (
    <>
      <ProjectHead {...project} category={category} trail={trail(project.title)} />
      <ProjectStorySection labels={sectionLabels.value.project} {...story} delivered={project.delivered} />
      {project.artefact && <ProjectArtefactSection {...project.artefact} ground={project.ground} />}
      <ProjectOutcomeSection
        label={sectionLabels.value.project.outcome}
        {...story.outcome}
        figures={project.figures}
      />
      <OtherProjectsSection projects={neighbours} />
    </>
  );
}
