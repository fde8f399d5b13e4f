/** The mark and the word; both take the colour of the text around them, the threshold is always lit. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-[0.6875rem] font-display font-[620] text-[1.5rem] leading-none tracking-[-0.03em]">
      <svg viewBox="0 0 32 32" aria-hidden="true" data-mark className="size-[1.875rem]">
        <path
          fill="currentColor"
          d="M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2h-6V16h-4V8h-8v8H8v16H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"
        />
        <path className="fill-accent" d="M12 24h8v8h-8z" />
      </svg>
      {name}
    </span>
  );
}
