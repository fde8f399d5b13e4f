import type { TabPanel } from "../../content/fields/page.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { SplitHead } from "../../ui/headings/split-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type MissionTabsSectionProps = HeadTexts & {
  tabs: TabPanel[];
  /** `above`: the heading is above the tab set. `beside`: the heading and the tabs share a column beside the panel. */
  layout: "above" | "beside";
  tone?: "sunken";
};

/* On wide screens the tab set is `display: contents`, so that its list and its panel are cells of this grid. */
const besideLook =
  "wrap columns-12 gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:[&>.tab-set]:contents lg:[&_.tab-panels]:row-span-2 lg:[&_.tab-panels]:row-start-1";

export function MissionTabsSection({ tabs, layout, tone, ...head }: MissionTabsSectionProps) {
  const set = (
    <TabSet
      label={head.label ?? head.heading}
      tabs={tabs.map(({ id, label, ...panel }) => ({
        id,
        label,
        panel: <Panel {...panel} />,
      }))}
    />
  );
  if (layout === "above")
    return (
      <Section {...head} tone={tone}>
        {set}
      </Section>
    );
  return (
    <section className="band" data-tone={tone}>
      <div className={besideLook}>
        <SplitHead {...head} />
        {set}
      </div>
    </section>
  );
}

function Panel({ heading, text, points, picture }: Omit<TabPanel, "id" | "label">) {
  return (
    <>
      <Picture
        {...picture}
        sizes="(width < 64rem) 100vw, 52vw"
        className="aspect-[16/10] w-full rounded-md object-cover in-data-[tone=sunken]:mix-blend-darken in-data-[tone=sunken]:brightness-[1.03]"
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
