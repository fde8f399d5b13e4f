import type { caseCard } from "../../content/derived/case-cards.ts";
import type { Link } from "../../content/fields/text.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";

type ClientFiguresProps = {
  heading: string;
  link: Link;
  studies: Pick<ReturnType<typeof caseCard>, "path" | "client" | "figure" | "price" | "duration">[];
};

/** The first figure of each case study in large type, with what the work cost. */
export function ClientFigures({ heading, link, studies }: ClientFiguresProps) {
  return (
    <div className="wrap mt-5 lg:mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8">
        <p className="text-quiet text-sm">{heading}</p>
        <ArrowLink href={link.to}>{link.label}</ArrowLink>
      </div>
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {studies.map(({ path, client, figure, price, duration }) => (
          <li
            key={path}
            className="group relative grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-5 border-ink border-t-2 py-4 lg:grid-cols-1 lg:gap-y-5 lg:pt-7 lg:pb-2"
          >
            <b className="font-display font-title text-[clamp(2.75rem,1.9rem+3.6vw,5.75rem)] text-ink leading-[0.9] tracking-[-0.04em]">
              {figure?.value}
            </b>
            <div>
              <p className="font-display text-card text-ink lg:text-subheading">{figure?.label}</p>
              <p className="mt-1 text-sm lg:mt-2">
                <a
                  href={path}
                  className="cover-link font-strong text-brand underline-offset-4 hover:underline"
                >
                  {client}
                </a>
                , {price} over {duration}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
