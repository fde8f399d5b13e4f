type SectionHeadingProps = {
  /** The section's plain name, part of the heading element. */
  label?: string;
  heading: string;
  id?: string;
  className?: string;
};

const labelLook =
  "font-sans font-semibold text-quiet text-sm tracking-normal in-data-inverse:text-on-inverse";

/** The plain name alone, above a text that needs no other heading. */
export function PlainHeading({ children }: { children: string }) {
  return <h2 className={labelLook}>{children}</h2>;
}

export function SectionHeading({ label, heading, id, className = "text-heading" }: SectionHeadingProps) {
  return (
    <h2 id={id} className={className}>
      {label && (
        <>
          <span className={`mb-3 block ${labelLook}`}>{label}</span>{" "}
        </>
      )}
      {heading}
    </h2>
  );
}
