const tones = {
  ink: "bg-ink text-canvas",
  brand: "bg-brand-soft text-brand-strong",
  support: "bg-support-soft text-support",
  accent: "bg-accent-soft text-accent-text",
  quiet: "bg-line text-copy",
};

/** A word that marks the state of something. */
export function Tag({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-xs px-2 py-0.5 font-semibold text-xs ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
