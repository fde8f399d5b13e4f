import type { Link } from "../../content/fields/text.ts";
import { Icon } from "../../ui/icons/icon.tsx";

/** The end of an industry page: large links to the other industries, on the blue of the flip cards. */
export function OtherIndustries({ links }: { links: Link[] }) {
  return (
    <nav
      aria-label="Other industries"
      className="bg-brand py-10 [--focus:var(--color-accent)] lg:py-20 print:hidden"
    >
      <div className="wrap columns-12 gap-y-3">
        <p className="font-semibold text-brand-soft text-sm lg:col-span-4 lg:pt-6">Other industries</p>
        <ul className="border-on-brand/30 border-t lg:col-span-7 lg:col-start-6">
          {links.map(({ label, to }) => (
            <li key={to} className="border-on-brand/30 border-b">
              <a
                href={to}
                className="group/industry flex min-h-15 items-center justify-between gap-4 py-2 font-display text-on-brand text-subheading lg:min-h-20"
              >
                {label}
                <Icon
                  name="arrow-right"
                  className="size-6 transition-transform duration-(--duration-base) group-hover/industry:translate-x-[3px]"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
