import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { controlLook } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { type Found, findPages } from "../ui/search-pagefind.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { searchKeyWanted, wantSearchKey } from "./search-key.ts";

export type SearchDialogProps = { onClose: () => void };

type Answer = { query: string; found?: Found };

/** The arrows walk from the field through the results and round again; the browser does Enter, Tab and Escape. */
function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], li a")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  stops.at((at + step) % stops.length)?.focus();
}

export function SearchDialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => dialog.current?.showModal(), []);

  const { key } = useLocation();
  const openedOn = useRef(key);
  useLayoutEffect(() => {
    if (key !== openedOn.current) dialog.current?.close();
  }, [key]);

  useEffect(() => {
    const asked = query.trim();
    if (!asked) return setAnswer(undefined);
    let outdated = false;
    findPages(asked).then(
      (found) => found && !outdated && setAnswer({ query: asked, found }),
      () => !outdated && setAnswer({ query: asked }),
    );
    return () => {
      outdated = true;
    };
  }, [query]);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      {...{ closedby: "any" }}
      onClose={onClose}
      onKeyDown={walkByArrows}
      className="search-dialog"
    >
      <Form method="get" action="/search" role="search" className="flex items-center gap-3 p-4 sm:p-6">
        <input
          type="search"
          name="q"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          aria-label="Search this site"
          placeholder="Search this site"
          autoComplete="off"
          required
          maxLength={100}
          className={`${controlLook} min-h-13 min-w-0 flex-1`}
        />
        <IconButton icon="x" label="Close search" onClick={() => dialog.current?.close()} />
      </Form>
      <div className="overflow-y-auto overscroll-contain px-4 sm:px-6">
        <p role="status" className="text-quiet text-sm">
          {answer && statusText(answer)}
        </p>
        {answer?.found && (
          <ul className="mt-2">
            {answer.found.pages.map(({ path, title, excerpt }) => (
              <li key={path} className="relative border-line border-t py-3">
                <SiteLink
                  to={path}
                  className="cover-link flex min-h-touch items-center font-display font-heading text-card text-ink hover:text-brand"
                >
                  {title}
                </SiteLink>
                <p className="text-sm">
                  {excerpt.map(({ place, text, hit }) => {
                    const Part = hit ? "mark" : "span";
                    return <Part key={place}>{text}</Part>;
                  })}{" "}
                  …
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t bg-sunken px-4 py-1.5 text-sm sm:px-6">
        <SearchKeyChoice />
        {answer && <ArrowLink to={`/search?q=${encodeURIComponent(answer.query)}`}>Results page</ArrowLink>}
      </div>
    </dialog>
  );
}

function statusText({ query, found }: Answer) {
  if (!found) return "The search could not be loaded. The results page works without it.";
  if (found.total === 0) return `Nothing found for “${query}”.`;
  const pages = `${found.total} ${found.total === 1 ? "page" : "pages"} with “${query}”`;
  return found.total > found.pages.length ? `${pages}, the best ${found.pages.length} shown.` : `${pages}.`;
}

function SearchKeyChoice() {
  const [wanted, setWanted] = useState(searchKeyWanted);
  return (
    <label className="inline-flex min-h-touch cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={wanted}
        onChange={({ currentTarget: { checked } }) => {
          wantSearchKey(checked);
          setWanted(checked);
        }}
        className="size-5 accent-brand"
      />
      <span>
        Open with the <kbd className="rounded-xs border border-line bg-surface px-1.5">/</kbd> key
      </span>
    </label>
  );
}
