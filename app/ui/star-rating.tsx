import { Icon } from "./icons/icon.tsx";

const outOf = [1, 2, 3, 4, 5];

/** Five stars as one labelled image. Missing stars are outlines. */
export function StarRating({ rating, className = "text-brand" }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={`flex gap-1 ${className}`}>
      {outOf.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? "size-4.5 fill-current!" : "size-4.5"} />
      ))}
    </span>
  );
}
