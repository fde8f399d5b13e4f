import type { ReactNode } from "react";
import type { PrivacyPage } from "../../content/pages/privacy.ts";
import { DateText } from "../../ui/date-text.tsx";
import { points } from "../../ui/point-list.tsx";
import { Prose, type ProseComponents } from "../../ui/prose.tsx";

type PolicyProps = Pick<PrivacyPage, "updated" | "body"> & {
  /** Shown above the sections. */
  children?: ReactNode;
};

const components: ProseComponents = {
  ul: ({ children }: { children: ReactNode }) => (
    <ul className={`${points(false)} rounded-md bg-sunken p-5 sm:p-6`}>{children}</ul>
  ),
};

/** A policy in numbered sections, with a table of contents beside it. */
export function PolicySections({ updated, body: { sections }, children }: PolicyProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 gap-y-12">
        <nav aria-label="Contents" className="lg:col-span-3">
          <div className="lg:sticky lg:top-24">
            <h2 className="font-sans font-semibold text-quiet text-sm">On this page</h2>
            <ol className="mt-2 grid border-line sm:max-lg:grid-cols-3 sm:max-lg:gap-x-6 lg:border-l">
              {sections.map(({ id, heading }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-touch items-center gap-3 leading-snug transition-colors hover:text-brand lg:-ml-px lg:border-transparent lg:border-l-2 lg:pl-4 lg:hover:border-brand"
                  >
                    <span className="w-5 text-quiet tabular-nums">{index + 1}</span>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
            <p className="mt-5 text-quiet text-sm">
              Last updated <DateText day={updated} className="text-ink" />
            </p>
          </div>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">
          {children}
          <ol>
            {sections.map(({ id, heading, nodes }, index) => (
              <li
                key={id}
                id={id}
                className="grid scroll-mt-20 gap-x-8 gap-y-5 border-line border-t py-9 first:border-t-0 first:pt-0 md:grid-cols-[5rem_minmax(0,1fr)]"
              >
                <span aria-hidden="true" className="font-display text-brand text-stat">
                  {index + 1}
                </span>
                <div className="grid max-w-prose gap-4">
                  <h2 className="text-subheading">
                    <span className="sr-only">{index + 1}. </span>
                    {heading}
                  </h2>
                  <Prose nodes={nodes} components={components} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
