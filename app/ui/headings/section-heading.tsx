import { headingId } from "./heading-id.ts";

type SectionHeadingProps = {
  /** Says plainly what the section is. Shown above `heading`, in the same `<h2>`. */
  label?: string;
  heading: string;
  id?: string;
  className?: string;
};

const labelLook =
  "font-sans font-semibold text-quiet text-sm tracking-normal in-data-inverse:text-on-inverse";

/** A heading that looks like the `label` of a SectionHeading, for a section that has no other heading. */
export function PlainHeading({ children }: { children: string }) {
  return (
    <h2 id={headingId(children)} className={labelLook}>
      {children}
    </h2>
  );
}

export function SectionHeading({ label, heading, id, className = "text-heading" }: SectionHeadingProps) {
  return (
    <h2 id={id ?? headingId(heading)} className={className}>
      {label && (
        <>
          <span className={`mb-3 block ${labelLook}`}>{label}</span>{" "}
        </>
      )}
      {heading}
    </h2>
  );
}
