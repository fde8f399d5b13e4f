type SectionHeadingProps = {
  /** The section's plain name, part of the heading element. */
  label?: string;
  heading: string;
  id?: string;
  className?: string;
};

export function SectionHeading({ label, heading, id, className = "text-heading" }: SectionHeadingProps) {
  return (
    <h2 id={id} className={className}>
      {label && (
        <>
          <span className="mb-3 block font-sans font-semibold text-quiet text-sm tracking-normal in-data-inverse:text-on-inverse">
            {label}
          </span>{" "}
        </>
      )}
      {heading}
    </h2>
  );
}
