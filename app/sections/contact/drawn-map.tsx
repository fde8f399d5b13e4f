import { mark } from "../../ui/icons/mark.ts";

/** A drawn map of the streets around the office, with our mark. */
export function DrawnMap({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 960 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-mark
      className={className}
    >
      <defs>
        <pattern
          id="quarters"
          width="240"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14)"
        >
          <g className="fill-canvas">
            <path d="M8 8h68v54H8zM84 8h42v54H84zM150 8h82v28h-82zM8 88h104v54H8zM150 70h38v72h-38z" />
          </g>
          <g className="fill-line">
            <path d="M134 8h8v54h-8zM150 44h82v18h-82zM120 88h22v54h-22zM196 70h36v30h-36zM196 108h36v34h-36z" />
          </g>
        </pattern>
      </defs>
      <path className="fill-sunken" d="M0 0h960v480H0z" />
      <path fill="url(#quarters)" d="M0 0h960v480H0z" />
      <g className="stroke-surface" strokeWidth="16">
        <path d="M-20 356 980 106M232-20l130 520M690-20l130 520" />
      </g>
      <path className="fill-brand-soft" d="m-20 424 1000-250v86L396 406l20 94H-20z" />
      <g transform="translate(500 184) scale(2)">
        <path className="fill-ink" d={mark.gate} />
        <path className="fill-accent" d={mark.threshold} />
      </g>
    </svg>
  );
}
