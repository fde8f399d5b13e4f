import { type CaseStudy, caseStudies } from "../case-studies.ts";
import type { FramedPicture } from "../fields/evidence.ts";
import type { ProofKey, Testimonial } from "../fields/testimonial.ts";
import type { Figure } from "../fields/work.ts";
import { type Project, projects } from "../projects.ts";
import { type Testimonials, testimonials } from "../testimonials.ts";

/** What links to a case study or a project show of it: its screen on the client's colour, and its first figure. */
export type Proof = Pick<CaseStudy, "path" | "title" | "client" | "ground"> & {
  kind: "case-study" | "project";
  figure: Pick<Figure, "value" | "label"> | undefined;
  screen: FramedPicture;
};

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
  const works: (CaseStudy | Project)[] = kind === "project" ? projects.value : caseStudies.value;
  const work = works.find((entry) => entry.slug === slug);
  if (!work) throw new Error(`There is no ${kind} "${slug}"`);
  return proofIn(work);
}

export type ShownTestimonial = Omit<Testimonial, "proof"> & { proof: Proof | undefined };

/** The testimonials of a page, each with its client's result if there is a case study or a project about it. */
export const testimonialsOn = (page: keyof Testimonials): ShownTestimonial[] =>
  testimonials.value[page].map(({ proof, ...testimonial }) => ({
    ...testimonial,
    proof: proof && proofOf(proof),
  }));
