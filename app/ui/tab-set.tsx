import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { SiteLink } from "./site-link.tsx";

const tabId = (panelId: string) => `${panelId}-tab`;

/** Roving focus: the arrows walk through the tabs, Space presses the one in focus as Enter does. */
function onTabKey(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest("[role=tablist]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(event.currentTarget);
  if (event.key === " ") {
    event.preventDefault();
    event.currentTarget.click();
    return;
  }
  const next: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = next[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[(target + tabs.length) % tabs.length]?.focus();
}

/** The list of tabs: links before hydration, the ARIA pattern after. On phones the chosen one is kept in sight. */
function TabList({
  label,
  live,
  selected,
  children,
}: {
  label: string;
  live: boolean;
  selected: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    const chosen = document.getElementById(tabId(selected));
    if (!live || !chosen || !list.current) return;
    // The first one is in sight as it is; asking where would have all that is above laid out at once.
    if (!chosen.previousElementSibling && !hasMoved.current) return;
    hasMoved.current = true;
    const { offsetLeft, offsetWidth } = chosen;
    list.current.scrollTo({ left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2 });
  }, [live, selected]);
  return (
    <nav ref={list} aria-label={label} className="tab-list" {...(live && { role: "tablist" })}>
      {children}
    </nav>
  );
}

function TabLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="arrow-right" className="tab-arrow size-6" />
    </>
  );
}

/** The attributes of a tab once it is one. */
const tabRole = (id: string, panel: string, chosen: boolean) => ({
  id: tabId(id),
  role: "tab",
  "aria-selected": chosen,
  "aria-controls": panel,
  tabIndex: chosen ? 0 : -1,
});

type TabSetProps = {
  label: string;
  /** Each `id` is the fragment under which a link opens that tab. */
  tabs: { id: string; label: string; panel: ReactNode }[];
};

/** Tabs within a page. Before hydration they are links to their panels, and the one in the address is shown. */
export function TabSet({ label, tabs }: TabSetProps) {
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(tabs[0]?.id ?? "");

  const ids = tabs.map(({ id }) => id).join(" ");
  useLayoutEffect(() => {
    const followAddress = () => {
      const named = location.hash.slice(1);
      if (ids.split(" ").includes(named)) setSelected(named);
    };
    followAddress();
    setLive(true);
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [ids]);

  return (
    <div className="tab-set" data-live={live || undefined}>
      <TabList label={label} live={live} selected={selected}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            className="tab-link"
            onKeyDown={onTabKey}
            {...(live && tabRole(tab.id, tab.id, tab.id === selected))}
            onFocus={(event) => event.currentTarget.role === "tab" && setSelected(tab.id)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setSelected(tab.id);
            }}
          >
            <TabLabel>{tab.label}</TabLabel>
          </a>
        ))}
      </TabList>
      <div className="tab-panels">
        {tabs.map((tab) => (
          <div
            key={tab.id}
            id={tab.id}
            className="tab-panel"
            {...(live && {
              role: "tabpanel",
              "aria-labelledby": tabId(tab.id),
              tabIndex: 0,
              hidden: tab.id !== selected,
            })}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

type UrlTabsProps = {
  label: string;
  tabs: { id: string; label: string; to: string }[];
  selected: string;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Tabs with an address each: the back button steps through them. The arrows move, Enter or Space opens. */
export function UrlTabs({ label, tabs, selected, children }: UrlTabsProps) {
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  const panelId = "tab-panel";

  return (
    <div className="tab-set" data-live={live || undefined}>
      <TabList label={label} live={live} selected={selected}>
        {tabs.map((tab) => (
          <SiteLink
            key={tab.id}
            to={tab.to}
            className="tab-link"
            onKeyDown={onTabKey}
            {...(live
              ? tabRole(tab.id, panelId, tab.id === selected)
              : { "aria-current": tab.id === selected ? "page" : undefined })}
          >
            <TabLabel>{tab.label}</TabLabel>
          </SiteLink>
        ))}
      </TabList>
      <div
        id={panelId}
        className="tab-panels"
        {...(live && { role: "tabpanel", "aria-labelledby": tabId(selected), tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}
