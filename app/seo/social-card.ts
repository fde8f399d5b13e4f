import { absoluteUrl } from "./absolute-url.ts";

export const CARD = { width: 1200, height: 630 };

/** The URL of a page's social card. scripts/build/social-cards.ts reads the picture's name from this URL. */
export function socialCard(path: string, picture: string) {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return absoluteUrl(`/cards/${picture}/${name}.jpg`);
}
