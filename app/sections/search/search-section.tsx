import type { SearchPage } from "../../content/pages/search.ts";
import type { SearchResults } from "../../search/find-pages.ts";
import { searchSummary } from "../../search/summary.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { FoundPages } from "./found-pages.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

type SearchSectionProps = Omit<SearchPage, "seo" | "otherKind"> & {
  results: SearchResults;
  trail: Crumb[];
};

export function SearchSection({ title, label, hint, results, trail, ...page }: SearchSectionProps) {
  const { query, pages } = results;
  return (
    <>
      <section className="bg-sunken">
        <div className="wrap grid gap-6 pt-4 pb-12 lg:pt-9 lg:pb-16">
          <Breadcrumbs trail={trail} />
          <h1 className="-ml-[0.03em] text-title">{title}</h1>
          <search>
            <form method="get" action="/search" className="grid max-w-[44rem] gap-2">
              <label htmlFor="search-words" className="font-semibold text-ink">
                {label}
              </label>
              <div className="flex flex-wrap gap-3">
                <input
                  id="search-words"
                  type="search"
                  name="q"
                  defaultValue={query}
                  key={query}
                  required
                  // biome-ignore lint/a11y/noAutofocus: visitors open this page to type here
                  autoFocus={!query}
                  maxLength={100}
                  aria-describedby="search-hint"
                  className="control min-h-13 min-w-0 flex-1 basis-60"
                />
                <Button type="submit" icon="search">
                  Search
                </Button>
              </div>
              <p id="search-hint" className="text-quiet text-sm">
                {hint}
              </p>
            </form>
          </search>
        </div>
      </section>
      {query && (
        <section className="band">
          <div className="wrap">
            <h2 className="text-subheading">{searchSummary(results)}</h2>
            {pages.length < results.count + results.countWithSome && (
              <p className="mt-4">These are the best {pages.length}. Another word narrows the search.</p>
            )}
            {pages.length > 0 ? (
              <FoundPages pages={pages} />
            ) : (
              <>
                <p className="mt-4 max-w-[44rem] text-lead">{page.nothing}</p>
                <SearchSuggestions {...page.suggestions} />
              </>
            )}
          </div>
        </section>
      )}
    </>
  );
}
