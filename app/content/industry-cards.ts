import { z } from "zod";
import { label, picture, sentence, slug } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

/** A card on the industries overview and, if it has a `fact`, on the home page. */
const industryCard = z.strictObject({
  name: label,
  key: slug.meta({
    description:
      "Identifies the industry. If it has a detail page, this is the last part of the page's address.",
  }),
  fact: label.optional().meta({ description: "The line below the name, on the home page." }),
  summary: sentence.meta({ description: "Two sentences below the name, on the industries overview." }),
  picture,
  linked: z.boolean().meta({ description: "Whether the industry's cards link to its detail page." }),
});

export const industryCards = contentFile("industry-cards.yaml", { cards: industryCard.array().min(1) });

export type IndustryCard = ContentOf<typeof industryCards>["cards"][number];
