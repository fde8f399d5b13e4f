import type { Proof } from "../../content/derived/proofs.ts";
import { Icon } from "../../ui/icons/icon.tsx";

type ProofStripProps = Pick<Proof, "kind" | "path" | "title" | "figure"> & {
  /** Below the figure's label. */
  client?: string | undefined;
  /** On a dark background, which `className` sets. */
  inverse?: boolean;
  className?: string;
};

/** A figure of the result, which links to the case study or the project. On phones, an arrow stands for the link's words. */
export function ProofStrip({
  kind,
  path,
  title,
  figure,
  client,
  inverse = false,
  className = "",
}: ProofStripProps) {
  return (
    <a
      href={path}
      data-inverse={inverse ? "" : undefined}
      className={`group/proof relative flex min-h-touch items-center gap-3 text-sm leading-snug sm:gap-4 ${className}`}
    >
      <b className="shrink-0 font-display text-heading">{figure?.value}</b>{" "}
      <span className="grow">
        {figure?.label} {client && <span className="block text-quiet">{client}</span>}
      </span>
      <span
        className={`flex shrink-0 items-center gap-2 font-strong text-[1rem] ${inverse ? "" : "text-brand"}`}
      >
        <span className="decoration-[1.5px] underline-offset-4 group-hover/proof:underline max-sm:sr-only">
          {kind === "project" ? "Project" : "Case study"}
          <span className="sr-only">: {title}</span>
        </span>
        <Icon
          name="arrow-right"
          className="size-4.5 transition-transform duration-(--duration-base) group-hover/proof:translate-x-[3px]"
        />
      </span>
    </a>
  );
}
