/** Icons are hidden from screen readers, so a link or button with only an icon needs an `aria-label`. */
export function IconOutline({
  path,
  className = "size-6",
}: {
  path: string;
  className?: string | undefined;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={path} />
    </svg>
  );
}
