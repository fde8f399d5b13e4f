import type { ListedTab } from "../../content/schema/service.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SubServiceList } from "../services/sub-service-list.tsx";

type HomeTab = Omit<ListedTab, "details">;

type ServicesTabsProps = HeadTexts & { tabs: HomeTab[] };

/** Tabs within the home page, one for each group of services. */
export function ServicesTabsSection({ tabs, ...head }: ServicesTabsProps) {
  return (
    <Section {...head}>
      <TabSet
        label="Our Services"
        tabs={tabs.map((tab) => ({
          id: tab.slug,
          label: tab.name,
          panel: <Panel {...tab} />,
        }))}
      />
    </Section>
  );
}

function Panel({ picture, heading, paragraph, subServices }: HomeTab) {
  return (
    <>
      <Picture
        {...picture}
        sizes="(width < 64rem) 100vw, 46rem"
        className="aspect-2/1 w-full rounded-md object-cover sm:aspect-video"
      />
      <div className="mt-4 grid items-start gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-8">
        <div className="grid gap-3.5">
          <h3 className="text-subheading">{heading}</h3>
          <p>{paragraph}</p>
        </div>
        <SubServiceList entries={subServices} look="ticks" />
      </div>
    </>
  );
}
