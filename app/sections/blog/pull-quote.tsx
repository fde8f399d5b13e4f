import type { ReactNode } from "react";

/** A sentence of the article, set large. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="my-stack border-accent border-l-4 pl-6 font-display font-title text-heading text-ink lg:-ml-9 lg:pl-8">
      {children}
    </blockquote>
  );
}
