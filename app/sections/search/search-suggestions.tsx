import type { SearchPage } from "../../content/pages/search.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";

/** Pages for a visitor whose search found nothing. */
export function SearchSuggestions({ heading, pages }: SearchPage["suggestions"]) {
  return (
    <>
      <h3 className="mt-stack text-card">{heading}</h3>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ label, to, text }) => (
          <li key={to} className="border-line border-t py-4">
            <ArrowLink href={to}>{label}</ArrowLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
