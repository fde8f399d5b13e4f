import { type KeyboardEvent, type ReactNode, type TouchEvent, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

type HeaderMenuProps = {
  id: string;
  label: string;
  /** The page the label itself leads to; without one the label only opens the menu. */
  to?: string;
  current: boolean;
  children: ReactNode;
};

/**
 * Hover and keyboard focus open the panel by CSS, a press opens it as a popover: all of it native, so that it works
 * before hydration and without JavaScript. React adds only Escape for the panels that CSS opened.
 */
export function HeaderMenu({ id, label, to, current, children }: HeaderMenuProps) {
  const [dismissed, setDismissed] = useState(false);
  const panelId = `menu-${id}`;

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") setDismissed(true);
  }

  function openInsteadOfLeaving(event: TouchEvent<HTMLElement>) {
    const panel = document.getElementById(panelId);
    if (panel && !panel.matches(":popover-open")) {
      event.preventDefault();
      panel.showPopover();
    }
  }

  return (
    <li
      className="header-menu"
      data-dismissed={dismissed || undefined}
      onKeyDown={dismissOnEscape}
      onMouseLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false);
      }}
    >
      {to ? (
        <>
          <SiteLink
            to={to}
            className="header-item pr-1"
            data-current={current || undefined}
            onTouchEnd={openInsteadOfLeaving}
          >
            {label}
          </SiteLink>
          <button
            type="button"
            popoverTarget={panelId}
            aria-label={`${label} menu`}
            className="header-item header-chevron"
          >
            <Icon name="chevron-down" className="size-4 stroke-2" />
          </button>
        </>
      ) : (
        <button
          type="button"
          popoverTarget={panelId}
          className="header-item gap-1.5"
          data-current={current || undefined}
        >
          {label}
          <Icon name="chevron-down" className="size-4 stroke-2" />
        </button>
      )}
      {/* A link followed inside the panel closes it: the page changes without a document load. */}
      <div
        id={panelId}
        popover="auto"
        className="menu-panel"
        onClick={(event) => {
          if ((event.target as Element).closest("a")) {
            setDismissed(true);
            event.currentTarget.hidePopover();
          }
        }}
      >
        {children}
      </div>
    </li>
  );
}
