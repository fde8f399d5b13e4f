import type { ReactNode } from "react";
import { PlainHeading } from "../../ui/headings/section-heading.tsx";

type StatementSectionProps = { label: string; text: string; children?: ReactNode };

/** One paragraph in large type under the section's label, with an optional small element beside it. */
export function StatementSection({ label, text, children }: StatementSectionProps) {
  return (
    <section className="band" data-space="tight">
      <div className="wrap columns-12 items-start gap-y-9">
        <div className="grid gap-3 lg:col-span-8">
          <PlainHeading>{label}</PlainHeading>
          <p className="font-display font-[470] text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] text-ink leading-[1.28] tracking-[-0.016em]">
            {text}
          </p>
        </div>
        {children && <div className="lg:col-span-3 lg:col-start-10">{children}</div>}
      </div>
    </section>
  );
}
