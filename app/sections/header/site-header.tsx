import { memo } from "react";
import type { Navigation } from "../../content/navigation.ts";
import type { Company } from "../../content/schema/company.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { usePagePath } from "../../ui/use-page-path.ts";
import { SearchLink, useSearchDialog } from "../search-control.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { CompanyPanel, IndustriesPanel, ServicesPanel } from "./menu-panels.tsx";
import { MobileDrawer, OpenDrawerButton } from "./mobile-drawer.tsx";
import { TopBar } from "./top-bar.tsx";

type SiteHeaderProps = { company: Company; navigation: Navigation };

/** It stays while pages change, and is rendered anew only for another address. */
export const SiteHeader = memo(function SiteHeader({ company, navigation }: SiteHeaderProps) {
  const pathname = usePagePath();
  const search = useSearchDialog();
  const overHero = pathname === "/" || pathname === "/home";
  const within = (...roots: string[]) =>
    roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));

  return (
    <header className="site-header" data-over-hero={overHero || undefined}>
      {!overHero && <TopBar company={company} />}
      <div className="wrap header-bar">
        <SiteLink to="/" className="header-logo" aria-label={`${company.name}, home`}>
          <Logo name={company.name} />
        </SiteLink>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-1">
            <HeaderMenu
              id="company"
              label="Company"
              current={within(...navigation.company.map((link) => link.to))}
            >
              <CompanyPanel links={navigation.company} />
            </HeaderMenu>
            <HeaderMenu
              id="services"
              label="Services"
              to="/services"
              current={within("/services", "/service")}
            >
              <ServicesPanel
                columns={navigation.services}
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
              <IndustriesPanel links={navigation.industries} foot={navigation.industriesFoot} />
            </HeaderMenu>
            {navigation.plain.map((link) => (
              <li key={link.to}>
                <SiteLink
                  to={link.to}
                  className="header-item"
                  aria-current={pathname === link.to ? "page" : undefined}
                  data-current={within(link.to, link.to.replace(/s$/, "")) || undefined}
                >
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 lg:gap-2">
          <SearchLink onOpen={search.open} className="header-item header-search" />
          <ButtonLink
            to={navigation.meeting.to}
            size="small"
            className="header-action whitespace-nowrap max-lg:hidden"
          >
            {navigation.meeting.label}
          </ButtonLink>
          <OpenDrawerButton />
        </div>
      </div>
      <MobileDrawer company={company} navigation={navigation} onSearch={search.open} />
      {search.dialog}
    </header>
  );
});
