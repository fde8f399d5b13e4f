import type { ReactNode } from "react";

type SwipeRowProps = {
  /** Makes a row without links reachable by keyboard, so that the arrow keys scroll it, and names it. */
  label?: string | undefined;
  /** The number of rows on phones. */
  rows?: 1 | 2;
  /** The list. */
  children: ReactNode;
};

/** On phones, a list becomes a row to swipe. On wider screens the row has no box, so it takes no focus. Styles: phone-lists.css. */
export function SwipeRow({ label, rows = 1, children }: SwipeRowProps) {
  const named = label && { role: "group", "aria-label": label, tabIndex: 0 };
  return (
    <div {...named} className={`swipe ${rows === 2 ? "swipe-2" : ""}`}>
      {children}
    </div>
  );
}
