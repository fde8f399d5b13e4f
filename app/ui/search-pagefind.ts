type PagefindPage = { url: string; excerpt: string; meta: Record<string, string> };
type Pagefind = {
  options(options: { excerptLength: number }): Promise<void>;
  debouncedSearch(
    query: string,
    options: object,
    delay: number,
  ): Promise<{ results: { data(): Promise<PagefindPage> }[] } | null>;
};

type FoundPage = {
  path: string;
  title: string;
  excerpt: { place: number; text: string; hit: boolean }[];
};
export type Found = { total: number; pages: FoundPage[] };

const SHOWN = 8;
const PAUSE_MS = 120;

let loading: Promise<Pagefind> | undefined;

/** Fetched when the first word is typed. The build puts it there; Vite has nothing to do with it. */
function pagefind() {
  const address = "/pagefind/pagefind.js";
  loading ??= import(/* @vite-ignore */ address).then(async (module: Pagefind) => {
    await module.options({ excerptLength: 20 });
    return module;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The best matches, or nothing when another letter was typed meanwhile. */
export async function findPages(query: string): Promise<Found | undefined> {
  const answer = await (await pagefind()).debouncedSearch(query, {}, PAUSE_MS);
  if (!answer) return undefined;
  const pages = await Promise.all(answer.results.slice(0, SHOWN).map((result) => result.data()));
  return {
    total: answer.results.length,
    pages: pages.map(({ url, meta, excerpt }) => ({
      path: url,
      title: meta.title ?? url,
      excerpt: parts(excerpt),
    })),
  };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/** Pagefind answers with markup; it is taken apart here, so that none of it is ever set as HTML. */
function parts(excerpt: string) {
  return excerpt.split(/<\/?mark>/).map((text, place) => ({
    place,
    text: text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? ""),
    hit: place % 2 === 1,
  }));
}
