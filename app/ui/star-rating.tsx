export function StarRating({ rating, className = "text-brand" }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={`text-[1.375rem] leading-none tracking-[0.12em] ${className}`}
    >
      {"★".repeat(rating) + "☆".repeat(5 - rating)}
    </span>
  );
}
