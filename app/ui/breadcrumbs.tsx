import { Icon } from "./icon.tsx";
import { SiteLink } from "./site-link.tsx";

/** The last one is the page itself and has no target. */
export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {index > 0 && <Icon name="chevron-right" className="size-4 text-field" />}
            {to ? (
              <SiteLink
                to={to}
                className="-mx-1 inline-flex min-h-touch items-center px-1 text-copy underline-offset-4 hover:text-brand hover:underline"
              >
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" className="inline-flex min-h-touch items-center">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
