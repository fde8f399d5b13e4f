import type { TabPanel } from "../../content/schema/page.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import { SectionHead } from "../../ui/headings/section-head.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type MissionTabsSectionProps = {
  label?: string;
  heading: string;
  note?: string;
  tabs: TabPanel[];
  /** Above the tabs, or on top of the tab list when the list is short. */
  head: "above" | "beside";
  tone?: "sunken";
};

/* The list is below the head, with the panel beside both; the tab set's parts join the section's grid. */
const besideLook =
  "wrap columns-12 gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:[&>.tab-set]:contents lg:[&_.tab-panels]:row-span-2 lg:[&_.tab-panels]:row-start-1";

export function MissionTabsSection({ label, heading, note, tabs, head, tone }: MissionTabsSectionProps) {
  const set = (
    <TabSet
      label={label ?? heading}
      tabs={tabs.map(({ id, label, ...panel }) => ({ id, label, panel: <Panel {...panel} /> }))}
    />
  );
  return (
    <section className="band" data-tone={tone}>
      {head === "beside" ? (
        <div className={besideLook}>
          <SplitHead label={label} heading={heading} note={note} />
          {set}
        </div>
      ) : (
        <div className="wrap">
          <SectionHead label={label} heading={heading} note={note} />
          {set}
        </div>
      )}
    </section>
  );
}

function Panel({ heading, text, points, picture }: Omit<TabPanel, "id" | "label">) {
  return (
    <>
      <Picture
        {...picture}
        sizes="(width < 64rem) 100vw, 52vw"
        className="aspect-video w-full rounded-md object-cover"
      />
      <div className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:mt-8">
        <div className="grid content-start gap-3">
          <h3 className="text-subheading">{heading}</h3>
          <p>{text}</p>
        </div>
        <TickList items={points} />
      </div>
    </>
  );
}
