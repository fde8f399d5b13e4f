import type { Partner } from "../../content/partners.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import { PartnerMark } from "./partner-mark.tsx";

/** The partners' logos with what each has certified. Each links to the partner's card. */
export function PartnerWall({ label, partners }: { label: string; partners: Partner[] }) {
  return (
    <nav aria-label={label} className="wrap mt-6 lg:mt-10">
      <ul className="grid grid-cols-2 border-line border-t border-l lg:grid-cols-3">
        {partners.map(({ img, title, certified }) => (
          <li key={img} className="grid border-line border-r border-b">
            <a
              href={`#${headingId(title)}`}
              className="grid min-h-28 grid-rows-[1fr_auto] gap-4 bg-surface p-4 text-copy transition-colors hover:bg-brand-soft focus-visible:-outline-offset-2 sm:p-6 lg:min-h-40 lg:p-8"
            >
              <span className="flex items-center">
                <PartnerMark partner={img} name={title} eager />
              </span>
              <span className="text-ink text-sm leading-snug">{certified}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
