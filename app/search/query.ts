import { readFile } from "node:fs/promises";
import leven from "leven";
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { FoundPage, SearchAnswer, SearchOptions, SearchSite } from "./context.ts";
import { markTerms, passage } from "./passage.ts";
import { type IndexedSection, indexOptions, isStopWord, termOf, wordsOf } from "./terms.ts";

type Index = { sections: MiniSearch<IndexedSection>; headingWords: Set<string> };
type Stored = Pick<IndexedSection, "path" | "title" | "heading" | "text">;
type Hit = SearchResult & Stored;

const MAX_WORDS = 8;
/** If fewer pages contain all words, pages with some of the words follow. */
const ENOUGH_PAGES = 5;
const SYNONYM_WEIGHT = 0.5;

export const loadSearchIndex = async (file: string) =>
  MiniSearch.loadJSONAsync<IndexedSection>(await readFile(file, "utf8"), indexOptions);

/**
 * Finds the sections that contain all words of a query. If there are few, those with some of the words follow, and rare
 * words count most. Words that are nowhere on the site also match words with a similar spelling.
 */
export function siteSearch(load: () => Promise<MiniSearch<IndexedSection>>): SearchSite {
  // Loaded at the first search, so that the server starts faster.
  let loading: Promise<Index> | undefined;
  const loadOnce = async () => {
    const sections = await load();
    return { sections, headingWords: wordsInHeadings(sections) };
  };
  return async (query, options) => {
    const words = [...new Set(wordsOf(query))];
    if (words.length === 0) return { pages: [], count: 0, countWithSome: 0, isSimilar: false };
    loading ??= loadOnce().catch((error) => {
      loading = undefined;
      throw error;
    });
    return answer(await loading, words, options);
  };
}

function wordsInHeadings(sections: MiniSearch<IndexedSection>) {
  const all = sections.search(MiniSearch.wildcard) as Hit[];
  return new Set(all.flatMap(({ title, heading }) => wordsOf(`${title} ${heading}`)));
}

function answer({ sections, headingWords }: Index, typed: string[], options: SearchOptions): SearchAnswer {
  const telling = typed.filter((word) => !isStopWord(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
  const queries = words.map((word, place) => wordQuery(word, options.synonyms, place === words.length - 1));
  const unknown = words.filter((_, place) => sections.search(queries[place] as Query).length === 0);
  const forgiving = queries.map(
    (one, place): Query =>
      unknown.includes(words[place] ?? "") ? { queries: [one], fuzzy: allowedErrors } : one,
  );

  const phrase = typed.join(" ");
  const best = rank(sections.search({ combineWith: "AND", queries: forgiving }), phrase);
  const { size: count } = groupByPage(best);
  const isEnough = count >= ENOUGH_PAGES || words.length === 1;
  const others = isEnough ? [] : rank(sections.search({ combineWith: "OR", queries: forgiving }), phrase);
  const pages = groupByPage([...new Map([...best, ...others].map((hit) => [hit.id, hit])).values()]);
  return {
    pages: [...pages].slice(0, options.pages).map((page) => foundPage(...page, options.sections)),
    count,
    countWithSome: pages.size - count,
    isSimilar: unknown.length > 0,
    suggestion: unknown.length > 0 ? suggest(words, unknown, headingWords) : undefined,
  };
}

/** The number of letters in which a found word may differ. */
const allowedErrors = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Finds a word in all its forms and, less important, its synonyms. The last word may be incomplete. */
function wordQuery(word: string, synonyms: SearchOptions["synonyms"], isLast: boolean): Query {
  const term = termOf(word);
  const others = Object.entries(synonyms).flatMap(([key, found]) => (termOf(key) === term ? found : []));
  return {
    combineWith: "OR",
    queries: [
      isStopWord(word)
        ? { queries: [word], processTerm: termOf, fields: ["title", "heading"] }
        : { queries: [word], prefix: isLast },
      ...others.map(phraseQuery),
    ],
  };
}

/** Finds a synonym. If it consists of several words, they must follow each other. */
function phraseQuery(phrase: string): Query {
  const { length } = phrase.split(" ");
  const contains = ({ heading, text }: Stored) =>
    length === 1 || `${heading} ${text}`.toLowerCase().includes(phrase.toLowerCase());
  return {
    queries: [phrase],
    combineWith: "AND",
    fields: length === 1 ? undefined : ["heading", "text"],
    boostDocument: (_id, _term, stored) => (contains(stored as Stored) ? SYNONYM_WEIGHT / length : 0),
  };
}

/** Sorts the hits. The best ones have the query as it was typed, such as "how we work", as their heading or in it. */
function rank(results: SearchResult[], phrase: string): Hit[] {
  const weight = ({ path, heading, title }: Hit) => {
    const isHeading = phrase.includes(" ") && heading.toLowerCase() === phrase;
    const isInHeading = `${heading}\n${title}`.toLowerCase().includes(phrase);
    // Pages about a single project or job count less than those about the firm and its services.
    const isStory = /^\/(?:blog|career|case-studies|our-portfolio)\//.test(path);
    return (isHeading ? 8 : isInHeading ? 2 : 1) * (isStory ? 0.6 : 1);
  };
  return (results as Hit[])
    .map((hit) => ({ ...hit, score: hit.score * weight(hit) }))
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

const groupByPage = (hits: Hit[]) => Map.groupBy(hits, ({ path }) => path.replace(/#.*/, ""));

function foundPage(path: string, hits: Hit[], maxSections: number): FoundPage {
  return {
    path,
    title: markTerms(hits[0]?.title ?? "", new Set(hits.flatMap(({ terms }) => terms))),
    sections: hits.slice(0, maxSections).map(({ path: to, heading, text, terms }) => ({
      to,
      heading: markTerms(heading, new Set(terms)),
      passage: passage(text, new Set(terms)),
    })),
  };
}

/** Replaces the unknown words of a query by the nearest words in the site's titles and headings. */
function suggest(words: string[], unknown: string[], known: Set<string>): string | undefined {
  const nearest = (word: string) => {
    const near = [...known]
      .map((other) => ({ other, distance: leven(word, other) }))
      .filter(({ other, distance }) => other.length > 3 && distance <= word.length * 0.4);
    return near.sort((one, other) => one.distance - other.distance)[0]?.other;
  };
  const corrected = words.map((word) => (unknown.includes(word) ? nearest(word) : word));
  return corrected.includes(undefined) ? undefined : corrected.join(" ");
}
