import { entryPath } from "../collections.ts";
import { industries } from "../industries.ts";
import { type IndustryCard, industryCards } from "../industry-cards.ts";
import { isPublished } from "./publication.ts";

const named = new Set(industryCards.value.cards.map(({ key }) => key));

const cards: IndustryCard[] = [
  ...industryCards.value.cards,
  ...industries.value
    .filter(isPublished)
    .filter(({ slug }) => !named.has(slug))
    .flatMap(({ slug, name, card, heroImage }) =>
      card ? [{ ...card, name, key: slug, picture: heroImage, linked: true }] : [],
    ),
];

/** A card with the path of the industry's page, if it links to it. */
export type ListedIndustry = Omit<IndustryCard, "linked"> & { path?: string };

/** The cards in industry-cards.yaml, followed by the cards in the industries' own files, with the paths of their pages. */
export const listedIndustries: ListedIndustry[] = cards.map(({ linked, ...card }) => ({
  ...card,
  path: linked ? entryPath("industry", card.key) : undefined,
}));
