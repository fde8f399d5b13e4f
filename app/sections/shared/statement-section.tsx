import type { ReactNode } from "react";

/** One paragraph in large type, with an optional small element beside it. */
export function StatementSection({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section className="band">
      <div className="wrap columns-12 items-start gap-y-9">
        <p className="font-display font-[470] text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] text-ink leading-[1.28] tracking-[-0.016em] lg:col-span-8">
          {text}
        </p>
        {children && <div className="lg:col-span-3 lg:col-start-10">{children}</div>}
      </div>
    </section>
  );
}
