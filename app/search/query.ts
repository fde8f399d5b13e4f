import { readFile } from "node:fs/promises";
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { FoundPage, SearchAnswer, SearchOptions, SearchSite } from "./context.ts";
import { corrections, type Vocabulary, vocabularyOf } from "./corrections.ts";
import { markTerms, passage } from "./passage.ts";
import { type IndexedSection, indexOptions, isStopWord, termOf, wordPattern, wordsOf } from "./terms.ts";

type Index = { sections: MiniSearch<IndexedSection>; vocabulary: Vocabulary };
type Stored = Omit<IndexedSection, "id" | "above">;
type Hit = SearchResult & Stored;

const MAX_WORDS = 8;
/** If fewer pages contain all words, pages with some of the words follow. */
const ENOUGH_PAGES = 5;
const SYNONYM_WEIGHT = 0.5;

export const loadSearchIndex = async (file: string) =>
  MiniSearch.loadJSONAsync<IndexedSection>(await readFile(file, "utf8"), indexOptions);

/**
 * Finds the sections that contain all words of a query. If there are few, those with some of the words follow, and rare
 * words count most. Words that are nowhere on the site are replaced by those that are probably meant.
 */
export function siteSearch(load: () => Promise<MiniSearch<IndexedSection>>): SearchSite {
  // Loaded at the first search, so that the server starts faster.
  let loading: Promise<Index> | undefined;
  const loadOnce = async () => {
    const sections = await load();
    return { sections, vocabulary: vocabularyOf(allText(sections)) };
  };
  return async (query, options) => {
    if (tellingWords(query).length === 0) return { pages: [], count: 0, countWithSome: 0 };
    loading ??= loadOnce().catch((error) => {
      loading = undefined;
      throw error;
    });
    const index = await loading;
    const correctedTo = correct(query, index, options.synonyms);
    return { ...answer(correctedTo ?? query, index, options), correctedTo };
  };
}

const allText = (sections: MiniSearch<IndexedSection>) =>
  (sections.search(MiniSearch.wildcard) as Hit[])
    .map(({ title, heading, keywords, text }) => [title, heading, keywords, text].join("\n"))
    .join("\n");

function tellingWords(query: string): string[] {
  const typed = [...new Set(wordsOf(query))];
  const telling = typed.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
}

/** Replaces the words of a query that are nowhere on the site, preferably by words found together with the other ones. */
function correct(query: string, { sections, vocabulary }: Index, synonyms: SearchOptions["synonyms"]) {
  const words = tellingWords(query);
  const queries = wordQueries(words, synonyms);
  const unknown = words.filter((_, place) => sections.search(queries[place] as Query).length === 0);
  const corrected = new Map<string, string>();
  for (const word of unknown) {
    const others = words.filter((other) => !unknown.includes(other) || corrected.has(other));
    const meant = corrections(word, vocabulary);
    const isFound = (candidate: string) => {
      const together = [...others.map((other) => corrected.get(other) ?? other), candidate];
      return sections.search({ combineWith: "AND", queries: wordQueries(together, synonyms) }).length > 0;
    };
    const best = meant.find(isFound) ?? meant[0];
    if (best) corrected.set(word, best);
  }
  if (corrected.size === 0) return undefined;
  return query.replace(wordPattern, (typed) => corrected.get(wordsOf(typed).join()) ?? typed);
}

function answer(query: string, { sections }: Index, options: SearchOptions): SearchAnswer {
  const words = tellingWords(query);
  const queries = wordQueries(words, options.synonyms);
  const phrase = [...new Set(wordsOf(query))].join(" ");
  const best = rank(sections.search({ combineWith: "AND", queries }), phrase);
  const { size: count } = groupByPage(best);
  const isEnough = count >= ENOUGH_PAGES || words.length === 1;
  const others = isEnough ? [] : rank(sections.search({ combineWith: "OR", queries }), phrase);
  const pages = groupByPage([...new Map([...best, ...others].map((hit) => [hit.id, hit])).values()]);
  return {
    pages: [...pages].slice(0, options.pages).map((page) => foundPage(...page, options.sections)),
    count,
    countWithSome: pages.size - count,
  };
}

const wordQueries = (words: string[], synonyms: SearchOptions["synonyms"]) =>
  words.map((word, place) => wordQuery(word, synonyms, place === words.length - 1));

/** Finds a word in all its forms and, less important, its synonyms. The last word may be incomplete. */
function wordQuery(word: string, synonyms: SearchOptions["synonyms"], isLast: boolean): Query {
  const term = termOf(word);
  const others = Object.entries(synonyms).flatMap(([key, found]) => (termOf(key) === term ? found : []));
  return {
    combineWith: "OR",
    queries: [
      isStopWord(word)
        ? { queries: [word], processTerm: termOf, fields: ["title", "heading"] }
        : { queries: [word], prefix: isLast && word === term },
      // The beginning of a word is no stem.
      ...(isLast && word !== term
        ? [{ queries: [word], prefix: true, processTerm: (typed: string) => typed }]
        : []),
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
