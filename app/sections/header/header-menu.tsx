import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useOnNavigation } from "../../ui/use-on-navigation.ts";

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
 * before hydration and without JavaScript. React adds Escape for the panels that CSS opened, and focus on a button.
 */
export function HeaderMenu({ id, label, to, current, children }: HeaderMenuProps) {
  const [opened, setOpened] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = `menu-${id}`;

  // A link of the panel was followed, and the page has changed beneath it.
  useOnNavigation(() => {
    setDismissed(true);
    panel.current?.hidePopover();
  });

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    setDismissed(true);
    setOpened(false);
  }

  function openInsteadOfLeaving(event: TouchEvent<HTMLElement>) {
    if (panel.current && !panel.current.matches(":popover-open")) {
      event.preventDefault();
      panel.current.showPopover();
    }
  }

  return (
    <li
      className="header-menu"
      data-opened={opened || undefined}
      data-dismissed={dismissed || undefined}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) setOpened(true);
      }}
      onKeyDown={dismissOnEscape}
      onMouseLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setDismissed(false);
        setOpened(false);
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
      <div id={panelId} ref={panel} popover="auto" className="menu-panel">
        {children}
      </div>
    </li>
  );
}
