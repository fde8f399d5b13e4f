import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { TabLabel } from "./tab-label.tsx";

type TabSetProps = {
  label: string;
  /** Each `id` is the URL fragment that opens the tab. */
  tabs: { id: string; label: string; panel: ReactNode }[];
};

/** Tabs within a page. Without JavaScript they are links, and CSS shows the `:target` panel. */
export function TabSet({ label, tabs }: TabSetProps) {
  return (
    <div className="tab-set">
      <Island
        name="tab-list"
        hydrate="visible"
        props={{ label, tabs: tabs.map(({ id, label }) => ({ id, label })) }}
      />
      <div className="tab-panels">
        {tabs.map(({ id, panel }) => (
          <div key={id} id={id} className="tab-panel">
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

type LinkTabsProps = {
  label: string;
  tabs: { id: string; label: string; to: string }[];
  selected: string;
  /** The panel of the selected tab. */
  children: ReactNode;
};

const linkTabsId = "tabs";

/** Tabs that look like a `TabSet` but link to separate pages, which open at their tabs. */
export function LinkTabs({ label, tabs, selected, children }: LinkTabsProps) {
  return (
    <div id={linkTabsId} className="tab-set">
      <nav aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`${tab.to}#${linkTabsId}`}
            aria-current={tab.id === selected ? "page" : undefined}
            className="tab-link"
          >
            <TabLabel>{tab.label}</TabLabel>
          </a>
        ))}
      </nav>
      <div className="tab-panels">{children}</div>
    </div>
  );
}
