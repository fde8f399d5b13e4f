import type { ReactNode } from "react";
import type { Proof } from "../../content/derived/proofs.ts";
import { Picture } from "../../ui/picture.tsx";

type PortfolioTileProps = {
  project: {
    id: string;
    path: string;
    title: string;
    subtitle: string;
    image: { image: string; alt: string };
    figure: Proof["figure"];
  };
  sizes: string;
  /** A second control in the corner, such as the lightbox button. */
  action?: ReactNode;
  className?: string;
};

/** A project's picture and caption. The whole tile links to the project's page. */
export function PortfolioTile({ project, sizes, action, className = "" }: PortfolioTileProps) {
  const { figure } = project;
  return (
    <article
      className={`group/tile relative isolate grid overflow-hidden rounded-md focus-within:has-[.cover-link:focus-visible]:outline-2 outline-(--focus) outline-offset-3 ${className}`}
    >
      <Picture
        {...project.image}
        sizes={sizes}
        className="-z-10 col-start-1 row-start-1 h-72 w-full object-cover transition-transform duration-700 ease-settle group-hover/tile:scale-[1.03] lg:h-96"
      />
      <div className="col-start-1 row-start-1 grid gap-0.5 self-end bg-linear-[0deg,rgb(var(--inverse-channels)/0.94),rgb(var(--inverse-channels)/0.78)_60%,transparent] px-6 pt-20 pb-5.5">
        <h3 className="text-card text-on-inverse">
          <a href={project.path} className="cover-link">
            {project.title}
          </a>
        </h3>
        <p className="text-on-inverse-quiet text-sm">{project.subtitle}</p>
        {figure && (
          <p className="-order-1 mb-4 flex flex-wrap items-baseline gap-x-3 text-on-inverse">
            <b className="font-display text-title">{figure.value}</b> {figure.label}
          </p>
        )}
      </div>
      {action}
    </article>
  );
}
