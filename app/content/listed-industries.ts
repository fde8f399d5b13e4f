import { isPublished } from "./entries-of.ts";
import { industries } from "./industries.ts";
import { industryCards } from "./industry-cards.ts";
import type { IndustryCard } from "./schema/industry.ts";

const named = new Set(industryCards.map(({ key }) => key));

/** The cards in industry-cards.ts, followed by the cards in the industries' own files. */
export const listedIndustries: IndustryCard[] = [
  ...industryCards,
  ...industries
    .filter(isPublished)
    .filter(({ slug }) => !named.has(slug))
    .flatMap(({ slug, name, card, heroImage }) =>
      card ? [{ ...card, name, key: slug, picture: heroImage, linked: true }] : [],
    ),
];
