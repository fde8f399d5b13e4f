import type { SearchResult, SearchText } from "../../search-context.ts";

type SearchResultsProps = { results: (SearchResult & { kind: string })[] };

/** The pages found, with their kind, and the words of the query highlighted. */
export function SearchResults({ results }: SearchResultsProps) {
  return (
    <ol className="mt-6 border-line border-b">
      {results.map(({ path, kind, title, description }) => (
        <li key={path} className="columns-12 relative items-baseline gap-y-1 border-line border-t py-5">
          <p className="font-strong text-accent-text text-sm lg:col-span-2">{kind}</p>
          <a
            href={path}
            className="cover-link font-display font-heading text-brand text-card underline-offset-4 hover:underline lg:col-span-4"
          >
            <MarkedText pieces={title} />
          </a>
          <p className="max-w-prose lg:col-span-6">
            <MarkedText pieces={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function MarkedText({ pieces }: { pieces: SearchText }) {
  return pieces.map(({ text, found }, index) =>
    found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
      <mark key={index} className="rounded-xs bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
