import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmailAddress } from "../../ui/email-address.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { SocialMarks } from "../site/social-marks.tsx";

type ContactPanelProps = { heading: string; note: string; company: Company; openingHours: string };

/** Ways to contact the company other than the form. */
export function ContactPanel({ heading, note, company, openingHours }: ContactPanelProps) {
  const { phones, emails, address, inquiryContact, social } = company;
  return (
    <div data-inverse className="grid grid-cols-1 gap-6 rounded-md p-6 sm:p-8">
      <h2 id={headingId(heading)} className="text-subheading">
        {heading}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar person={inquiryContact.person} size={64} />
        <p className="leading-snug">
          <b className="block font-strong text-on-inverse">{inquiryContact.name}</b>
          <span className="text-sm">{inquiryContact.role}, reads new messages</span>
        </p>
      </div>
      <dl className="grid gap-4 sm:max-lg:grid-cols-2">
        {Object.values(phones).map(({ display, desk }) => (
          <Way
            key={display}
            icon="phone"
            means="Phone"
            label={desk}
            href={`tel:${display.replaceAll(" ", "")}`}
          >
            {display}
          </Way>
        ))}
        {Object.values(emails).map(({ address, desk }) => (
          <Way key={address} icon="mail" means="Email" label={desk} href={`mailto:${address}`}>
            <EmailAddress address={address} />
          </Way>
        ))}
        <Way icon="map-pin" label={openingHours}>
          {address.street}, {address.locality}
          <br />
          {address.region} {address.postalCode}
          <br />
          {address.country}
        </Way>
      </dl>
      <p className="border-inverse-line border-t pt-5 text-sm">{note}</p>
      <SocialMarks networks={social} className="-my-2 -ml-3" />
    </div>
  );
}

function Way({
  icon,
  means,
  label,
  href,
  children,
}: {
  icon: IconName;
  /** The meaning of the icon, for screen readers. */
  means?: string;
  label: string;
  href?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5">
      <dt className="col-start-2 text-sm">
        <Icon name={icon} className="-translate-x-9.5 absolute size-6 text-brand-on-inverse" />
        {means && <span className="sr-only">{means}: </span>}
        {label}
      </dt>
      <dd className="col-start-2 font-medium text-on-inverse [overflow-wrap:anywhere]">
        {href ? (
          <a
            href={href}
            className="-my-[0.4375rem] inline-flex min-h-touch items-center whitespace-normal hover:text-accent"
          >
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
