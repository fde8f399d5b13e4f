import type { SearchText } from "../../search/context.ts";
import type { ListedPage } from "../../search/find-pages.ts";

/** The pages found by a search, each with its kind and its best passages. The words of the query are highlighted. */
export function FoundPages({ pages }: { pages: ListedPage[] }) {
  return (
    <ol className="mt-6 border-line border-b">
      {pages.map(({ path, kind, title, sections }) => (
        <li key={path} className="columns-12 items-baseline gap-y-1 border-line border-t py-6">
          <p className="font-strong text-accent-text text-sm lg:col-span-2">{kind}</p>
          <div className="lg:col-span-10">
            <a
              href={path}
              className="font-display font-heading text-brand text-card underline-offset-4 hover:underline"
            >
              <MarkedText pieces={title} />
            </a>
            <ul className="mt-2 grid gap-2">
              {sections.map(({ to, heading, passage }) => (
                <li key={to} className="max-w-prose">
                  {/* The beginning of a page has the same link as its title. */}
                  {to !== path && (
                    <a
                      href={to}
                      className="inline-block py-2.5 font-strong text-ink underline-offset-4 hover:text-brand hover:underline"
                    >
                      <MarkedText pieces={heading} />
                    </a>
                  )}
                  <p>
                    <MarkedText pieces={passage} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
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
