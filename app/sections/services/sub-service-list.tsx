import type { ListedTab } from "../../content/derived/listed-services.ts";
import { Icon } from "../../ui/icons/icon.tsx";

type SubServiceListProps = { entries: ListedTab["subServices"]; look: "ticks" | "tickRow" | "directory" };

const looks = {
  ticks: {
    list: "grid content-start gap-x-4 max-sm:grid-cols-[repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))]",
    link: "min-h-touch gap-2 py-1.5 sm:gap-3 leading-snug",
  },
  tickRow: {
    list: "flex flex-wrap gap-x-8 border-line border-t pt-4",
    link: "min-h-touch gap-2.5 py-1.5 leading-snug",
  },
  directory: {
    list: "grid border-line border-t",
    link: "min-h-16 justify-between gap-4 border-line border-b py-3 font-display font-heading text-[1.1875rem] text-ink leading-tight tracking-[-0.012em]",
  },
};

/** The services of a group. Those with a page of their own link to it; the others link to the home page. */
export function SubServiceList({ entries, look }: SubServiceListProps) {
  const { list, link } = looks[look];
  return (
    <ul className={list}>
      {entries.map(({ name, path }) => (
        <li key={name} className="grid">
          <a
            href={path}
            className={`group/entry flex items-center transition-colors hover:text-brand ${link}`}
          >
            {look !== "directory" && <Icon name="check" className="size-5 text-support" />}
            <span className="underline decoration-1 decoration-transparent underline-offset-4 transition-colors group-hover/entry:decoration-current">
              {name}
            </span>
            {look === "directory" && path !== "/" && (
              <Icon
                name="arrow-right"
                className="size-5 text-brand transition-transform duration-(--duration-base) group-hover/entry:translate-x-[3px]"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
