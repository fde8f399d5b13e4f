/** Placeholder texts of a draft. Each one says what belongs in its place and appears only once on the site. */
export type DraftText = {
  slug: string;
  /** The slug as words: "rust-development" is "Rust Development". */
  title: string;
  /** The title as shown on the page, marked as a draft. */
  marked: string;
  seo: { title: string; description: string };
  heading: (what: string) => string;
  sentence: (what: string) => string;
  paragraph: (what: string) => string;
};

export function draftText(kind: string, slug: string): DraftText {
  const title = slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const start = `Draft ${kind}, ${title}:`;
  return {
    slug,
    title,
    marked: `Draft: ${title}`,
    seo: {
      title: `Draft ${kind}: ${title}`,
      description: `${start} what a search engine shows of this page, in 70 to 160 characters.`,
    },
    heading: (what) => `${start} ${what}`,
    sentence: (what) => `${start} ${what}.`,
    paragraph: (what) => `${start} ${what}; this place takes a paragraph of 60 to 900 characters.`,
  };
}

/** Makes a list of `count` entries, numbered from 1. */
export const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
