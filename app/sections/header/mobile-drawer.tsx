import { useRef } from "react";
import type { MenuLink, Navigation } from "../../content/navigation.ts";
import type { Company } from "../../content/schema/company.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dialogCommand } from "../../ui/dialog-command.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useOnNavigation } from "../../ui/use-on-navigation.ts";
import { SearchLink } from "../search-control.tsx";

const drawerId = "site-menu";
const squareButton =
  "inline-grid size-touch place-items-center rounded-sm border border-current/40 hover:border-current";

export function OpenDrawerButton() {
  return (
    <button
      type="button"
      aria-label="Open menu"
      {...dialogCommand("show-modal", drawerId)}
      className={`header-burger ${squareButton} lg:hidden`}
    >
      <Icon name="menu" className="size-5" />
    </button>
  );
}

const rowLook =
  "flex min-h-15 w-full items-center justify-between font-[560] font-display text-[1.5rem] text-ink tracking-[-0.02em]";

function DrawerGroup({ label, links }: { label: string; links: MenuLink[] }) {
  return (
    <details name="site-menu-group" className="group/drawer border-line border-b">
      <summary className={`${rowLook} cursor-pointer list-none`}>
        {label}
        <Icon name="plus" className="size-6 group-open/drawer:hidden" />
        <Icon name="minus" className="hidden size-6 group-open/drawer:block" />
      </summary>
      <ul className="pb-3">
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink to={link.to} className="flex min-h-11.5 items-center text-copy">
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type MobileDrawerProps = { company: Company; navigation: Navigation; onSearch: () => void };

export function MobileDrawer({ company, navigation, onSearch }: MobileDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A page reached from the drawer without a document load closes it.
  useOnNavigation(() => dialog.current?.close());

  const [phone] = company.phones;
  const [mailbox] = company.emails;
  const groups = navigation.services.flat();
  return (
    <dialog ref={dialog} id={drawerId} aria-label="Menu" className="site-drawer">
      <div className="flex h-17 items-center justify-between border-line border-b px-gutter text-ink">
        <SiteLink to="/" aria-label={`${company.name}, home`} className="flex min-h-touch items-center">
          <Logo name={company.name} />
        </SiteLink>
        <button
          type="button"
          aria-label="Close menu"
          {...dialogCommand("close", drawerId)}
          className={squareButton}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <nav aria-label="Main" className="px-gutter pt-2 pb-8">
        <DrawerGroup label="Company" links={navigation.company} />
        <DrawerGroup
          label="Services"
          links={[
            { label: "All services", to: "/services" },
            ...groups,
            ...groups.flatMap((group) => group.links.filter((link) => link.to !== "/")),
          ].filter((link, index, all) => all.findIndex((other) => other.label === link.label) === index)}
        />
        <DrawerGroup
          label="Industries"
          links={[{ label: "All industries", to: "/industries" }, ...navigation.industries]}
        />
        {navigation.plain.map((link) => (
          <SiteLink key={link.to} to={link.to} className={`${rowLook} border-line border-b`}>
            {link.label}
          </SiteLink>
        ))}
        <SearchLink
          className={`${rowLook} border-line border-b`}
          onOpen={() => {
            dialog.current?.close();
            onSearch();
          }}
        >
          Search
        </SearchLink>
      </nav>
      <div className="grid gap-3 bg-sunken px-gutter pt-6 pb-8">
        <ButtonLink to={navigation.meeting.to} icon="arrow-right">
          {navigation.meeting.label}
        </ButtonLink>
        {phone && (
          <a
            href={`tel:${phone.display.replaceAll(" ", "")}`}
            className="inline-flex min-h-touch items-center gap-2.5 font-strong text-brand"
          >
            <Icon name="phone" className="size-5" />
            {phone.display}
          </a>
        )}
        {mailbox && (
          <a
            href={`mailto:${mailbox.address}`}
            className="inline-flex min-h-touch items-center gap-2.5 font-strong text-brand"
          >
            <Icon name="mail" className="size-5" />
            {mailbox.address}
          </a>
        )}
      </div>
    </dialog>
  );
}
