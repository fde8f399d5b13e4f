import type { Counter } from "../../content/counters.ts";
import { Island } from "../../islands/island.tsx";

type CounterFigureProps = Pick<Counter, "value" | "plus"> & { className: string };

/** The number of a counter, with its plus raised. */
export function CounterFigure({ value, plus, className }: CounterFigureProps) {
  return (
    <div className={`whitespace-nowrap font-display font-title tracking-[-0.04em] ${className}`}>
      <Island name="count-up" hydrate="visible" props={{ value }} />
      {plus && (
        <small className="ml-[0.04em] align-[0.34em] font-medium text-[0.6em] tracking-[-0.02em]">+</small>
      )}
    </div>
  );
}
