import type { Proof } from "../../content/schema/work.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";

type ProofLinkProps = Pick<Proof, "kind" | "path" | "title"> & { className?: string };

export function ProofLink({ kind, path, title, className }: ProofLinkProps) {
  return (
    <ArrowLink href={path} className={className}>
      {kind === "project" ? "View project" : "Read the case study"}
      <span className="sr-only">: {title}</span>
    </ArrowLink>
  );
}
