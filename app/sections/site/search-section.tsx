import type { SearchPage } from "../../content/pages/search.ts";
import type { SearchResult } from "../../search-context.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { controlLook } from "../../ui/controls/field.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";

type SearchSectionProps = Omit<SearchPage, "seo"> & {
  query: string;
  results: SearchResult[];
  trail: Crumb[];
};

export function SearchSection({ title, label, hint, nothing, query, results, trail }: SearchSectionProps) {
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
                  maxLength={100}
                  aria-describedby="search-hint"
                  className={`${controlLook} min-h-13 min-w-0 flex-1 basis-60`}
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
            <h2 className="text-subheading">{resultsHeading(results.length, query)}</h2>
            {results.length > 0 ? (
              <ol className="mt-6 max-w-[44rem]">
                {results.map(({ path, title, description }) => (
                  <li key={path} className="border-line border-t py-4">
                    <a
                      href={path}
                      className="inline-flex min-h-touch items-center py-2 font-display font-heading text-brand text-card underline-offset-4 hover:underline"
                    >
                      {title}
                    </a>
                    <p>{description}</p>
                  </li>
                ))}
              </ol>
            ) : (
              <>
                <p className="mt-4 max-w-[44rem] text-lead">{nothing}</p>
                <ArrowLink href="/contact" className="mt-4">
                  Contact
                </ArrowLink>
              </>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function resultsHeading(count: number, query: string) {
  if (count === 0) return `Nothing found for “${query}”`;
  return `${count} ${count === 1 ? "page" : "pages"} with “${query}”`;
}
