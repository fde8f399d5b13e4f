import type { ReactNode } from "react";
import { Icon } from "../../ui/icons/icon.tsx";

type HeaderMenuProps = {
  id: string;
  label: string;
  /** The page that the label links to on wide screens. Without it, the label only opens the menu. */
  to?: string;
  current: boolean;
  children: ReactNode;
};

/** The same `<details>` for both layouts: a panel on wide screens, an expandable list on narrow ones. */
export function HeaderMenu({ id, label, to, current, children }: HeaderMenuProps) {
  return (
    <li className="header-menu">
      {to && (
        <a href={to} className="header-item max-lg:hidden" data-current={current || undefined}>
          {label}
        </a>
      )}
      <details name="header-menu" className="max-lg:slides-open">
        <summary
          className={to ? "header-item header-chevron" : "header-item"}
          data-current={(!to && current) || undefined}
        >
          <span className={to && "lg:sr-only"}>{label}</span>
          {to && <span className="sr-only"> menu</span>}
          <Icon name="chevron-down" className="size-4 max-lg:size-6" />
        </summary>
        <div id={`menu-${id}`} className="menu-panel">
          {children}
        </div>
      </details>
    </li>
  );
}
