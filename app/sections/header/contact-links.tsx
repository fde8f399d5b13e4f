import type { Company } from "../../content/company.ts";
import { EmailAddress } from "../../ui/email-address.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SocialMarks } from "../site/social-marks.tsx";

/**
 * Phone, email and social networks, for the top bar, which the home page doesn't have, and for the menu below 64rem.
 */
export function ContactLinks({ company }: { company: Company }) {
  const { projects: phone } = company.phones;
  const { projects: mailbox } = company.emails;
  return (
    <>
      <a className="contact-link" href={`tel:${phone.display.replaceAll(" ", "")}`}>
        <Icon name="phone" className="size-4" />
        {phone.display}
      </a>
      <a className="contact-link" href={`mailto:${mailbox.address}`}>
        <Icon name="mail" className="size-4" />
        <EmailAddress address={mailbox.address} />
      </a>
      <SocialMarks networks={company.social} />
    </>
  );
}
