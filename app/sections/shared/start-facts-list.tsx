import type { StartFacts } from "../../content/start-facts.ts";

/** When we can start and how long a first call takes. */
export function StartFactsList({
  facts,
  className = "",
}: Pick<StartFacts, "facts"> & { className?: string }) {
  return (
    <dl className={`grid gap-x-8 gap-y-2 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="border-support border-l-2 pl-4">
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="font-display text-card text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
