import type { Company } from "../../content/company.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { DrawnMap } from "./drawn-map.tsx";

type MapSectionProps = {
  heading: string;
  note: string;
  /** Shown on the drawing if the browser sends Global Privacy Control. */
  button: string;
  company: Pick<Company, "name" | "legalName" | "address" | "location" | "registrations">;
};

/**
 * The address, and a map that reaches the edge of the window. `loadFramesNearby` loads the map in front of a drawing,
 * which stays visible until the map has loaded.
 */
export function MapSection({ heading, note, button, company }: MapSectionProps) {
  const { name, legalName, address, location, registrations } = company;
  const place = `${location.latitude},${location.longitude}`;
  return (
    <section className="relative" data-tone="sunken">
      <div className="wrap columns-12">
        <div className="relative z-10 grid justify-items-start gap-5 bg-canvas py-12 lg:col-span-4 lg:min-h-[34rem] lg:content-center lg:py-16 lg:pr-10">
          <h2 id={headingId(heading)} className="text-heading">
            {heading}
          </h2>
          <address className="text-ink text-lead not-italic">
            {address.street}
            <br />
            {address.locality} {address.postalCode}
            <br />
            {address.country}
          </address>
          <ButtonLink
            href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
            tone="outline"
            icon="arrow-up-right"
          >
            Get directions
          </ButtonLink>
          <p className="text-quiet text-sm">{note}</p>
          <dl className="grid w-full gap-2 border-line border-t pt-5 text-sm">
            {[{ label: "Company", value: legalName }, ...registrations].map(({ label, value }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-6">
                <dt className="text-quiet">{label}</dt>
                <dd className="font-medium text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div
        className="relative h-100 border-line border-t lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[62%] lg:border-b lg:border-l"
        data-loads-nearby
      >
        <DrawnMap className="absolute size-full" />
        <button type="button" hidden className="absolute grid size-full items-end justify-items-center p-6">
          <span className="button">
            <span>{button}</span>
          </span>
        </button>
        <noscript>
          <iframe
            src={`https://www.google.com/maps?q=${place}&z=13&output=embed`}
            title={`Map: ${name}, ${address.street}, ${address.locality}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            className="absolute size-full"
          />
        </noscript>
      </div>
    </section>
  );
}
