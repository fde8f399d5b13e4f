import type { Navigation } from "../../content/navigation.ts";
import type { Company } from "../../content/schema/company.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { SiteLink } from "../../ui/controls/site-link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { usePagePath } from "../../ui/use-page-path.ts";
import { Logo } from "../site/logo.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { MainMenu, OpenMenuButton } from "./main-menu.tsx";

type SiteHeaderProps = { company: Company; navigation: Navigation };

export function SiteHeader({ company, navigation }: SiteHeaderProps) {
  const path = usePagePath();
  const overHero = path === "/" || path === "/home";
  return (
    <header className="site-header" data-over-hero={overHero || undefined}>
      {!overHero && (
        <div className="top-bar">
          <ContactLinks company={company} />
        </div>
      )}
      <div className="wrap header-bar">
        <SiteLink to="/" className="header-logo" aria-label={`${company.name}, home`}>
          <Logo name={company.name} />
        </SiteLink>
        <MainMenu company={company} navigation={navigation} path={path} />
        <div className="flex items-center gap-1 lg:gap-2">
          <SiteLink to="/search" className="header-item header-search" aria-label="Search">
            <Icon name="search" className="size-5" />
          </SiteLink>
          <ButtonLink
            to={navigation.meeting.to}
            size="small"
            className="header-action whitespace-nowrap max-lg:hidden"
          >
            {navigation.meeting.label}
          </ButtonLink>
          <OpenMenuButton />
        </div>
      </div>
    </header>
  );
}
