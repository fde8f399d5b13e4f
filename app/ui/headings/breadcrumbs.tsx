import { Icon } from "../icons/icon.tsx";

/** The current page has no link. */
export type Crumb = { label: string; to?: string };

export const home: Crumb = { label: "Home", to: "/" };

/** Breadcrumbs from the home page to the current page. */
export const trailTo = (label: string, ...above: Crumb[]): Crumb[] => [home, ...above, { label }];

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-x-2 text-quiet text-sm in-data-inverse:text-on-inverse-quiet">
        {trail.map(({ label, to }, index) => (
          <li
            key={label}
            className={`flex items-center gap-x-2 ${!to && trail.length > 2 ? "max-lg:sr-only" : ""}`}
          >
            {/* On narrow screens, only the page title below names the page, because a third crumb would often wrap. */}
            {to ? (
              <a
                href={to}
                className="-mx-1 inline-flex min-h-touch items-center px-1 text-copy underline-offset-4 hover:text-brand hover:underline in-data-inverse:text-on-inverse in-data-inverse:hover:text-on-inverse"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="inline-flex min-h-touch items-center">
                {label}
              </span>
            )}
            {/* After the label, so that no line begins with it. */}
            {index < trail.length - 1 && (
              <Icon
                name="chevron-right"
                className={`size-4 text-field in-data-inverse:text-on-inverse-quiet ${index > 0 && index === trail.length - 2 ? "max-lg:hidden" : ""}`}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
