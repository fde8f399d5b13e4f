import type { ServiceTab } from "../../content/schema/service.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SubServiceList } from "../services/sub-service-list.tsx";

type HomeTab = Omit<ServiceTab, "details">;

type ServicesTabsProps = HeadTexts & { tabs: HomeTab[] };

/** Tabs within the home page, one for each group of services. */
export function ServicesTabsSection({ tabs, ...head }: ServicesTabsProps) {
  return (
    <Section {...head}>
      <TabSet
        label="Our Services"
        tabs={tabs.map((tab, index) => ({
          id: tab.slug,
          label: tab.name,
          panel: <Panel {...tab} closed={index > 0} />,
        }))}
      />
    </Section>
  );
}

function Panel({ picture, heading, paragraph, subServices, closed }: HomeTab & { closed: boolean }) {
  return (
    <>
      <Picture
        {...picture}
        lazy={closed}
        sizes="(width < 64rem) 100vw, 46rem"
        className="aspect-video w-full rounded-md object-cover"
      />
      <div className="mt-6 grid items-start gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-8">
        <div className="grid gap-3.5">
          <h3 className="text-subheading">{heading}</h3>
          <p>{paragraph}</p>
        </div>
        <SubServiceList entries={subServices} look="ticks" />
      </div>
    </>
  );
}
