import { entryPath } from "../collections.ts";
import { industries } from "../industries.ts";
import { industryCards } from "../industry-cards.ts";
import type { IndustryCard, ListedIndustry } from "../schema/industry.ts";
import { isPublished } from "./publication.ts";

const named = new Set(industryCards.map(({ key }) => key));

const cards: IndustryCard[] = [
  ...industryCards,
  ...industries
    .filter(isPublished)
    .filter(({ slug }) => !named.has(slug))
    .flatMap(({ slug, name, card, heroImage }) =>
      card ? [{ ...card, name, key: slug, picture: heroImage, linked: true }] : [],
    ),
];

/** The cards in industry-cards.yaml, followed by the cards in the industries' own files, with the paths of their pages. */
export const listedIndustries: ListedIndustry[] = cards.map(({ linked, ...card }) => ({
  ...card,
  path: linked ? entryPath("industry", card.key) : undefined,
}));
