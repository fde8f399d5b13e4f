import type { ListedTab } from "../../content/schema/service.ts";
import type { Proof } from "../../content/schema/work.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ScreenFrame } from "../../ui/screen-frame.tsx";
import { Section } from "../../ui/section.tsx";
import { SubServiceList } from "../services/sub-service-list.tsx";
import { ProofLink } from "../shared/proof-link.tsx";

type HomeTab = Omit<ListedTab, "details" | "proof"> & { proof: Proof };

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

/** Where the screen is in front of the picture: at its side, or below its upper third. */
const screens = {
  phone: { stage: "", className: "top-[9%] right-[6%] w-[27%]", sizes: "(width < 64rem) 27vw, 13rem" },
  wide: {
    stage: "sm:aspect-16/11",
    className: "max-sm:top-[9%] max-sm:right-[6%] max-sm:w-[32%] sm:inset-x-[7%] sm:top-[34%]",
    sizes: "(width < 64rem) 84vw, 40rem",
  },
};

/** A screen that we built, in front of the tab's picture, and what it changed for its client. */
function Panel({ picture, heading, paragraph, subServices, proof }: HomeTab) {
  const { screen, figure, client } = proof;
  const { stage, className, sizes } = screens[screen.frame === "phone" ? "phone" : "wide"];
  return (
    <>
      <div className="relative overflow-hidden rounded-md">
        <Picture
          image={picture.image}
          alt=""
          sizes="(width < 64rem) 100vw, 46rem"
          className={`aspect-video w-full object-cover ${stage}`}
        />
        <ScreenFrame
          {...screen}
          small
          sizes={sizes}
          phone={{ media: "(width < 40rem)", sizes: "32vw" }}
          className={`absolute ${className}`}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line border-b py-3 lg:py-4">
        <p className="flex items-center gap-4 text-sm leading-snug">
          {figure && <b className="shrink-0 font-display text-heading text-ink">{figure.value}</b>}{" "}
          <span>
            <span className="block text-ink">{figure?.label}</span>
            <span className="text-quiet">{client}</span>
          </span>
        </p>
        <ProofLink {...proof} />
      </div>
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
