import type { Company } from "../../content/company.ts";
import type { Navigation } from "../../content/derived/menus.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { MainMenu, OpenMenuButton } from "./main-menu.tsx";

type SiteHeaderProps = { company: Company; navigation: Navigation; path: string };

export function SiteHeader({ company, navigation, path }: SiteHeaderProps) {
  const overHero = path === "/" || path === "/home";
  return (
    <header className="site-header" data-over-hero={overHero || undefined}>
      {!overHero && (
        <div className="top-bar">
          <ContactLinks company={company} />
        </div>
      )}
      <div className="wrap header-bar">
        <a href="/" className="header-logo" aria-label={`${company.name}, home`}>
          <Logo name={company.name} />
        </a>
        <MainMenu company={company} navigation={navigation} path={path} />
        <div className="flex items-center gap-1 lg:gap-2">
          <a href="/search" className="header-item header-search" aria-label="Search">
            <Icon name="search" className="size-5" />
          </a>
          <ButtonLink href={navigation.meeting.to} size="small" className="header-action whitespace-nowrap">
            {navigation.meeting.label}
          </ButtonLink>
          <OpenMenuButton />
        </div>
      </div>
    </header>
  );
}
