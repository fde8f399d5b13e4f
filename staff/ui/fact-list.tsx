import type { ReactNode } from "react";

/** Facts with their labels, one per line. Facts without a value are left out. */
export function FactList({ title, facts }: { title: string; facts: readonly [string, ReactNode][] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-card">{title}</h2>
      <dl className="border-line border-t">
        {known.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
