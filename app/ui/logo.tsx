import { mark } from "./icons/mark.ts";

/** The logo and the company name in the surrounding text colour. Only the logo's small block has its own colour. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-[0.46em] font-display font-[620] text-[length:var(--logo-size,min(1.5rem,7.5vw))] leading-none tracking-[-0.03em]">
      <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" data-mark className="size-[1.25em]">
        <path fill="currentColor" d={mark.gate} />
        <path className="fill-accent" d={mark.threshold} />
      </svg>
      {name}
    </span>
  );
}
