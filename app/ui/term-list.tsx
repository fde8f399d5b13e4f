type TermListProps = { terms: { name: string; text: string }[]; className?: string };

/** Names, with what there is to say about each beside it. */
export function TermList({ terms, className = "" }: TermListProps) {
  return (
    <dl className={`border-ink border-t-2 ${className}`}>
      {terms.map(({ name, text }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
        >
          <dt className="font-medium text-ink">{name}</dt>
          <dd className="max-w-prose">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
