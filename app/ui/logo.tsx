import { mark } from "./mark.ts";

/** The mark and the word; both take the colour of the text around them, the threshold is always lit. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-[0.6875rem] font-display font-[620] text-[1.5rem] leading-none tracking-[-0.03em]">
      <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" data-mark className="size-[1.875rem]">
        <path fill="currentColor" d={mark.gate} />
        <path className="fill-accent" d={mark.threshold} />
      </svg>
      {name}
    </span>
  );
}
