import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { TabLabel } from "../ui/controls/tab-label.tsx";

type TabListProps = {
  label: string;
  /** Each `id` is the id of a panel on the page, so the URL fragment `#id` opens that panel. */
  tabs: { id: string; label: string }[];
};

/** From this width on, the tabs are a vertical list (tabs.css). */
const wide = "(width >= 64rem)";
const isWide = () => matchMedia(wide).matches;

function watchWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const tabId = (panelId: string) => `${panelId}-tab`;

/** Links to the panels of a tab set. Once hydrated, they follow the ARIA tabs pattern. */
export function TabList({ label, tabs }: TabListProps) {
  // Undefined until hydration. Before that, CSS selects the panel by the URL's fragment.
  const [selected, setSelected] = useState<string>();

  useLayoutEffect(() => {
    const followAddress = () => {
      const named = tabs.find(({ id }) => id === location.hash.slice(1));
      setSelected((current) => named?.id ?? current ?? tabs[0]?.id);
    };
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [tabs]);

  useLayoutEffect(() => {
    if (selected) showPanel(tabs, selected);
  }, [tabs, selected]);

  const isVertical = useSyncExternalStore(watchWidth, isWide, () => false);

  /** The address follows, so that it can be shared. Arrow keys may choose many tabs, so Back doesn't step through them. */
  const choose = (id: string) => {
    setSelected(id);
    history.replaceState(history.state, "", `#${id}`);
  };

  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support aria-label
    <div
      role={selected ? "tablist" : "group"}
      aria-label={label}
      aria-orientation={selected && isVertical ? "vertical" : undefined}
      className="tab-list"
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          className="tab-link"
          onPointerEnter={() => loadPictures(tab.id)}
          onKeyDown={moveFocus}
          onFocus={() => tab.id !== selected && choose(tab.id)}
          onClick={(event) => onClick(event, tab.id)}
          {...(selected && {
            id: tabId(tab.id),
            role: "tab",
            "aria-selected": tab.id === selected,
            "aria-controls": tab.id,
            tabIndex: tab.id === selected ? 0 : -1,
          })}
        >
          <TabLabel>{tab.label}</TabLabel>
        </a>
      ))}
    </div>
  );
}

/** Loads the pictures of a panel before it is opened. Until then, browsers leave out those that are lazy. */
function loadPictures(panelId: string) {
  const pictures = document.getElementById(panelId)?.querySelectorAll<HTMLImageElement>("img[loading=lazy]");
  for (const picture of pictures ?? []) picture.loading = "eager";
}

/** Updates the panels through the DOM, because they are outside the island. */
function showPanel(tabs: TabListProps["tabs"], selected: string) {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (!panel) continue;
    panel.role = "tabpanel";
    panel.tabIndex = 0;
    panel.setAttribute("aria-labelledby", tabId(id));
    panel.hidden = id !== selected;
    panel.closest<HTMLElement>(".tab-set")?.setAttribute("data-live", "");
  }
}

/**
 * Arrow keys, Home and End move the focus, which opens the focused tab. Space must not scroll the page. Shortcuts of the
 * browser, such as Alt+Left for Back, keep working.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest("[role=tablist]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(event.currentTarget);
  const next: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: -1,
    " ": index,
  };
  const target = next[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
