import type { ReactNode } from "react";
import type { Industry } from "../../content/schema/industry.ts";
import { Icon } from "../../ui/icons/icon.tsx";

type ClientsServedSectionProps = {
  heading: string;
  note?: string;
  clients: Industry["clientsServed"];
  action: ReactNode;
};

/** The kinds of clients in an industry, in large type and two columns. Each has its own icon. */
export function ClientsServedSection({ heading, note, clients, action }: ClientsServedSectionProps) {
  return (
    <section className="band">
      <div className="wrap">
        <h2 className="text-heading">{heading}</h2>
        <ul className="mt-8 grid md:grid-cols-2 md:gap-x-8 lg:mt-12">
          {clients.map(({ label, icon }) => (
            <li
              key={label}
              className="flex min-h-19 items-center gap-5 border-line border-t py-4 font-display text-ink text-subheading"
            >
              <Icon name={icon} className="size-7 text-brand" />
              {label}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          {note && <p className="max-w-[34rem]">{note}</p>}
          {action}
        </div>
      </div>
    </section>
  );
}
