import { type ReactNode, useId } from "react";

type ArticleFigureProps = {
  caption?: string;
  /** A word or two beside the caption, such as the language of the code. */
  tag?: string;
  /** Content wider than a phone scrolls sideways. Keyboards can focus and scroll it too. */
  scrolls?: boolean;
  className?: string;
  children: ReactNode;
};

/** Something to look at in an article, with its caption above it. Without a caption, its tag names it. */
export function ArticleFigure({
  caption,
  tag,
  scrolls = false,
  className = "",
  children,
}: ArticleFigureProps) {
  const captionId = useId();
  const name = caption ? { "aria-labelledby": captionId } : { "aria-label": tag ?? "Table" };
  return (
    <figure {...name} className="grid grid-cols-1 gap-3">
      {(caption || tag) && (
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
          {caption && (
            <span id={captionId} className="font-semibold text-ink">
              {caption}
            </span>
          )}
          {tag && <span className="text-quiet">{tag}</span>}
        </figcaption>
      )}
      {scrolls ? (
        // Only the content fades out at the end of the box, not its background.
        <div className={className}>
          {/* biome-ignore lint/a11y/useSemanticElements: a scrolling box is a group, but not a set of form fields */}
          <div
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keyboards could not scroll the box
            tabIndex={0}
            {...name}
            className="fade-end overflow-x-auto rounded-[inherit]"
          >
            {children}
          </div>
        </div>
      ) : (
        <div className={className}>{children}</div>
      )}
    </figure>
  );
}
