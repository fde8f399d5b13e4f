type PointListProps = {
  items: string[];
  /** Adds hairlines between the items. */
  ruled?: boolean;
  className?: string;
};

export const points = (ruled: boolean) => `grid ${ruled ? "" : "gap-3"}`;

export const pointItem = (ruled: boolean) =>
  `relative pl-7 before:absolute before:left-0 before:size-2 before:rounded-xs before:bg-brand forced-colors:before:bg-[CanvasText] ${
    ruled ? "border-line border-b py-4 before:top-[1.65rem] last:border-b-0" : "before:top-[0.6em]"
  }`;

/** A list with small blocks as bullets. */
export function PointList({ items, ruled = false, className = "" }: PointListProps) {
  return (
    <ul className={`${points(ruled)} ${className}`}>
      {items.map((item) => (
        <li key={item} className={pointItem(ruled)}>
          {item}
        </li>
      ))}
    </ul>
  );
}
