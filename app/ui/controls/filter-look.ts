/** The row of a filter's options. On phones it scrolls sideways. */
export const filterRow =
  "flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:scroll-px-gutter max-md:px-gutter max-md:py-1.5 md:flex-wrap lg:gap-x-0.5 lg:gap-y-1";

/** An option of a filter, which is a link or the label of a radio button. With forced colours: forced-colours.css. */
export const filterOption =
  "filter-option inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-sm px-4 font-medium text-[1rem] text-ink transition-colors hover:bg-brand-soft hover:text-brand-strong aria-[current]:bg-ink aria-[current]:text-canvas has-checked:bg-ink has-checked:text-canvas max-lg:border max-lg:border-line max-lg:bg-surface";
