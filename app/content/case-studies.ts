import { z } from "zod";
import { evidence } from "./fields/evidence.ts";
import { quote } from "./fields/testimonial.ts";
import {
  draft,
  entrySummary,
  entryTitle,
  fact,
  ground,
  label,
  ownSeo,
  picture,
  reference,
  seoFits,
  slug,
} from "./fields/text.ts";
import { engagement, figure } from "./fields/work.ts";
import { contentFolder } from "./reading/content-folder.ts";
import type { ContentOf } from "./reading/facts-file.ts";
import { markdown } from "./reading/prose/markdown.ts";

export const caseStudies = contentFolder(
  "case-study",
  z
    .strictObject({
      draft,
      /** Short enough for the card. */
      title: entryTitle,
      seo: ownSeo,
      client: label,
      industry: label.meta({ description: "The client’s trade, as the page calls it." }),
      industryKey: slug.optional().meta({
        title: "Industry in the list",
        description: "Where the list of case studies shows it. Without it, under other industries.",
        reference: "industry-cards/cards",
      }),
      summary: entrySummary.meta({
        description:
          "The claim on the card and at the top of the page. Use only figures that are also under Figures of the result.",
      }),
      image: picture.meta({
        description: "For link previews, and for cards until there is a Screen under Evidence.",
      }),
      ground,
      service: reference("services"),
      engagement,
      facts: fact
        .array()
        .max(5)
        .optional()
        .meta({ description: "The page adds the facts under Engagement to these." }),
      figures: figure.array().min(2).max(4).meta({
        title: "Figures of the result",
        description: "The first one is also on the card.",
      }),
      evidence: evidence.optional(),
      technology: label.array().min(1).max(10),
      quote: quote.optional().meta({ description: "What the client says." }),
      body: markdown(({ opening, sections }) => {
        if (opening.length > 0 || sections.length !== 3)
          return "must have three headings of level 2: the problem, the approach and the result";
        const steps = sections[1]?.nodes.filter((node) => typeof node !== "string" && node.tag === "h3");
        return steps && steps.length > 1
          ? undefined
          : "the approach must have two or more steps, each with a heading of level 3";
      }),
    })
    .refine(
      ({ evidence, figures }) => {
        const chart = evidence?.chart;
        return (
          !chart ||
          !("figure" in chart) ||
          figures.some((each) => each.label === chart.figure && each.measured)
        );
      },
      { path: ["evidence", "chart", "figure"], error: "is not the label of a figure that has a measurement" },
    )
    .check(seoFits("summary")),
);

export type CaseStudy = ContentOf<typeof caseStudies>[number];
