import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

type FoldedListProps = {
  as?: "ul" | "dl";
  /** The items that are always visible. */
  first: ReactNode[];
  /** The others. On phones they are in a disclosure. */
  rest: ReactNode[];
  className: string;
};

/** A list that is shortened on phones. Styles: phone-lists.css. */
export function FoldedList({ as: List = "ul", first, rest, className }: FoldedListProps) {
  return (
    <div className={`folded ${className}`}>
      <List>{first}</List>
      <details className="accordion group/fold">
        <summary>
          <span className="group-open/fold:hidden">Show {rest.length} more</span>
          <span className="hidden group-open/fold:inline">Show fewer</span>
          <Icon name="plus" className="accordion-sign size-5" />
        </summary>
        <List>{rest}</List>
      </details>
    </div>
  );
}
