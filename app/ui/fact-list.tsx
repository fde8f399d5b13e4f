type Fact = { label: string; value: string };

/** Short facts side by side: a small label with the value in large type. */
export function FactList({ facts, className = "" }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={`grid gap-x-8 gap-y-6 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="font-display text-card text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
