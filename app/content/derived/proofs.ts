import { caseStudies } from "../case-studies.ts";
import type { FramedPicture } from "../fields/evidence.ts";
import { projects } from "../projects.ts";
import type { ProofKey } from "../schema/service.ts";
import type { CaseStudy, Project, Proof } from "../schema/work.ts";

const isProject = (work: CaseStudy | Project): work is Project => "lightbox" in work;

/** Without a screen, the work's picture is shown in its place. */
function screenOf(work: CaseStudy | Project): FramedPicture {
  const screen = isProject(work) ? work.artefact : work.evidence?.screen;
  const { image, alt, frame } = screen ?? { ...work.image, frame: "window" };
  return { image, alt, frame };
}

export function proofIn(work: CaseStudy | Project): Proof {
  const { path, title, client, ground, figures } = work;
  const [figure] = figures;
  return {
    kind: isProject(work) ? "project" : "case-study",
    path,
    title,
    client,
    ground,
    figure: figure && { value: figure.value, label: figure.label },
    screen: screenOf(work),
  };
}

/** The build checks that there is an entry with this name. */
export function proofOf({ kind, slug }: ProofKey): Proof {
  const works: (CaseStudy | Project)[] = kind === "project" ? projects : caseStudies;
  const work = works.find((entry) => entry.slug === slug);
  if (!work) throw new Error(`There is no ${kind} "${slug}"`);
  return proofIn(work);
}
