import type { Company } from "../../content/schema/company.ts";
import { Icon } from "../../ui/icon.tsx";
import { SocialMarks } from "../../ui/social-marks.tsx";

const reach = "inline-flex min-h-touch items-center gap-2 text-copy hover:text-brand";

export function TopBar({ company }: { company: Company }) {
  const [phone] = company.phones;
  const [mailbox] = company.emails;
  return (
    <div className="hidden border-line border-b text-[0.875rem] lg:block">
      <div className="wrap flex items-center justify-between">
        <ul className="flex gap-7">
          {phone && (
            <li>
              <a className={reach} href={`tel:${phone.display.replaceAll(" ", "")}`}>
                <Icon name="phone" className="size-4" />
                {phone.display}
              </a>
            </li>
          )}
          {mailbox && (
            <li>
              <a className={reach} href={`mailto:${mailbox.address}`}>
                <Icon name="mail" className="size-4" />
                {mailbox.address}
              </a>
            </li>
          )}
        </ul>
        <SocialMarks networks={company.social} className="-mr-3" />
      </div>
    </div>
  );
}
