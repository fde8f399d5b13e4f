import { z } from "zod";
import { artefact } from "./fields/evidence.ts";
import { draft, fact, ground, label, order, picture, sentence, seo } from "./fields/text.ts";
import { engagement, figure } from "./fields/work.ts";
import { contentFolder } from "./reading/content-folder.ts";
import type { ContentOf } from "./reading/facts-file.ts";
import { markdown } from "./reading/prose/markdown.ts";

const portfolioCategory = z.enum(["cloud", "cyber", "consultancy", "services"]);

export const projects = contentFolder(
  "project",
  z.strictObject({
    draft,
    order,
    category: portfolioCategory,
    title: label,
    subtitle: label,
    seo,
    image: picture,
    ground,
    lightbox: z.strictObject({ title: label, description: sentence }),
    client: label,
    engagement,
    facts: fact
      .array()
      .min(1)
      .max(5)
      .meta({ description: "The page adds the facts under Engagement to these." }),
    delivered: sentence.array().min(3).max(6),
    artefact: artefact
      .optional()
      .meta({ description: "Something from the project to look at, photographed from art/screens." }),
    figures: figure.array().min(2).max(4).meta({
      title: "Figures of the outcome",
      description: "The first one is also on the tile.",
    }),
    body: markdown(({ opening, sections }) =>
      opening.length === 0 && sections.length === 3
        ? undefined
        : "must have three headings of level 2: the brief, the work and the outcome",
    ),
  }),
);

export type Project = ContentOf<typeof projects>[number];
export type PortfolioCategory = Project["category"];
