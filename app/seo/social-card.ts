import { absoluteUrl } from "./absolute-url.ts";

export const CARD = { width: 1200, height: 630 };

/** The URL contains both the page and the picture; scripts/build/social-cards.ts draws the card from it. */
export function socialCard(path: string, picture: string) {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return absoluteUrl(`/cards/${picture}/${name}.jpg`);
}
