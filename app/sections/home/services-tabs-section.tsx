import type { ListedTab } from "../../content/derived/listed-services.ts";
import type { Proof } from "../../content/derived/proofs.ts";
import { TabSet } from "../../ui/controls/tab-set.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ScreenFrame } from "../../ui/screen-frame.tsx";
import { Section } from "../../ui/section.tsx";
import { SubServiceList } from "../services/sub-service-list.tsx";
import { ProofStrip } from "../shared/proof-strip.tsx";

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
  phone: { className: "top-[9%] right-[6%] w-[27%]", sizes: "(width < 64rem) 27vw, 13rem" },
  wide: {
    className: "max-sm:top-[9%] max-sm:right-[6%] max-sm:w-[32%] sm:inset-x-[7%] sm:top-[30%]",
    sizes: "(width < 64rem) 84vw, 40rem",
  },
};

/** A screen that we built, in front of the tab's picture, and what it changed for its client. */
function Panel({ picture, heading, paragraph, subServices, proof }: HomeTab) {
  const { screen } = proof;
  const { className, sizes } = screens[screen.frame === "phone" ? "phone" : "wide"];
  return (
    <>
      <div className="relative overflow-hidden rounded-md">
        <Picture
          image={picture.image}
          alt=""
          sizes="(width < 64rem) 100vw, 46rem"
          className="aspect-2/1 w-full object-cover sm:aspect-11/6"
        />
        <ScreenFrame
          {...screen}
          small
          sizes={sizes}
          phone={{ media: "(width < 40rem)", sizes: "32vw" }}
          className={`absolute ${className}`}
        />
      </div>
      <ProofStrip {...proof} className="border-line border-b py-1.5 text-ink lg:py-2.5" />
      <div className="mt-3.5 grid items-start gap-x-10 gap-y-4 sm:grid-cols-[3fr_2fr] lg:mt-6">
        <div className="grid gap-3.5">
          <h3 className="text-subheading">{heading}</h3>
          <p>{paragraph}</p>
        </div>
        <SubServiceList entries={subServices} look="ticks" />
      </div>
    </>
  );
}
