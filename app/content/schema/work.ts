import { z } from "zod";
import { artefact, evidence, type FramedPicture } from "../fields/evidence.ts";
import {
  draft,
  type Entry,
  entrySummary,
  entryTitle,
  fact,
  ground,
  label,
  order,
  ownSeo,
  picture,
  reference,
  sentence,
  seo,
  seoFits,
  slug,
  text,
} from "../fields/text.ts";
import { markdown } from "../reading/prose/markdown.ts";
import type { WithProse } from "../reading/read-entries.ts";
import { quote, type Testimonial } from "./service.ts";

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "is not a month such as 2025-01");
const pounds = z.int().positive();

/** What the client bought, so that readers can check the price against the team, the time and our day rates. */
const engagement = z.strictObject({
  from: month,
  to: month.meta({ description: "The last month of the work." }),
  people: z.int().min(1).max(9).meta({ description: "How many of our people worked on it, on average." }),
  days: z.int().positive().meta({ description: "The days of work in the price." }),
  price: pounds.meta({ description: "In pounds, before VAT." }),
  /** The first version that real users worked with, if a price for one is listed in facts.yaml. */
  firstVersion: z
    .strictObject({ weeks: z.int().positive(), people: z.int().min(1).max(9), price: pounds })
    .optional(),
});

/** The measurement behind a figure: `before` and `after` are in `unit`, each measured in its own period. */
const measurement = z.strictObject({
  name: label.optional().meta({ description: "What charts call it, if not by its unit." }),
  before: z.number(),
  after: z.number(),
  unit: label,
  beforePeriod: label,
  afterPeriod: label,
});

const figure = z.strictObject({
  value: text(1, 12).meta({ description: "As it is shown large: 35%, or 42." }),
  label: label.meta({ description: "What the figure counts, after it: fewer phone calls." }),
  note: sentence.meta({ description: "How and when it was measured." }),
  measured: measurement
    .optional()
    .meta({ description: "The numbers behind the figure. Charts show the figures that have them." }),
});

export const caseStudy = z
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
        !chart || !("figure" in chart) || figures.some((each) => each.label === chart.figure && each.measured)
      );
    },
    { path: ["evidence", "chart", "figure"], error: "is not the label of a figure that has a measurement" },
  )
  .check(seoFits("summary"));

const portfolioCategory = z.enum(["cloud", "cyber", "consultancy", "services"]);

export const project = z.strictObject({
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
});

type Figure = z.infer<typeof figure>;
export type Engagement = z.infer<typeof engagement>;
export type CaseStudyEntry = WithProse<z.infer<typeof caseStudy>>;
export type CaseStudy = Entry<CaseStudyEntry>;
export type ProjectEntry = WithProse<z.infer<typeof project>>;
export type Project = Entry<ProjectEntry>;
/** What links to a case study or a project show of it: its screen on the client's colour, and its first figure. */
export type Proof = Pick<CaseStudy, "path" | "title" | "client" | "ground"> & {
  kind: "case-study" | "project";
  figure: Pick<Figure, "value" | "label"> | undefined;
  screen: FramedPicture;
};
export type ShownTestimonial = Omit<Testimonial, "proof"> & { proof: Proof | undefined };
export type PortfolioCategory = z.infer<typeof portfolioCategory>;
