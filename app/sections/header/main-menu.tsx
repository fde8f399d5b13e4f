import type { Company } from "../../content/company.ts";
import type { Navigation } from "../../content/derived/menus.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { CompanyMenu, IndustriesMenu, ServicesMenu } from "./menu-panels.tsx";

const menuId = "site-menu";
const squareButton =
  "inline-grid size-touch place-items-center rounded-sm border border-current/40 hover:border-current lg:hidden";

export function OpenMenuButton() {
  return (
    <button
      type="button"
      aria-label="Open menu"
      popoverTarget={menuId}
      className={`header-burger ${squareButton}`}
    >
      <Icon name="menu" className="size-5" />
    </button>
  );
}

type MainMenuProps = { company: Company; navigation: Navigation; path: string };

/** The main navigation: a row in the header on wide screens, a full-screen popover on narrow ones. */
export function MainMenu({ company, navigation, path }: MainMenuProps) {
  const within = (...roots: string[]) => roots.some((root) => path === root || path.startsWith(`${root}/`));
  const companyLinks = [...navigation.company, ...navigation.companyGroups.flatMap(({ links }) => links)];
  return (
    <nav id={menuId} popover="auto" aria-label="Main" className="main-menu">
      <div className="drawer-bar lg:hidden">
        Menu
        <button
          type="button"
          aria-label="Close menu"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: a popover only moves focus inside if it finds this attribute
          autoFocus
          className={squareButton}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <ul className="main-menu-items">
        <HeaderMenu id="company" label="Company" current={within(...companyLinks.map(({ to }) => to))}>
          <CompanyMenu
            links={navigation.company}
            groups={navigation.companyGroups}
            foot={navigation.companyFoot}
          />
        </HeaderMenu>
        <HeaderMenu id="services" label="Services" to="/services" current={within("/services", "/service")}>
          <ServicesMenu
            groups={navigation.services}
            card={navigation.servicesCard}
            foot={navigation.servicesFoot}
          />
        </HeaderMenu>
        <HeaderMenu
          id="industries"
          label="Industries"
          to="/industries"
          current={within("/industries", "/industry")}
        >
          <IndustriesMenu links={navigation.industries} foot={navigation.industriesFoot} />
        </HeaderMenu>
        {navigation.plain.map(({ label, to }) => (
          <li key={to}>
            <a
              href={to}
              className="header-item"
              aria-current={path === to ? "page" : undefined}
              data-current={within(to, to.replace(/s$/, "")) || undefined}
            >
              {label}
            </a>
          </li>
        ))}
        <li className="lg:hidden">
          <a href="/search" className="header-item">
            Search
            <Icon name="search" className="size-6" />
          </a>
        </li>
      </ul>
      <div className="drawer-foot lg:hidden">
        <ButtonLink href={navigation.meeting.to} icon="arrow-right">
          {navigation.meeting.label}
        </ButtonLink>
        <ContactLinks company={company} />
      </div>
    </nav>
  );
}
