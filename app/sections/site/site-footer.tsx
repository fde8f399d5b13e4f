import type { ReactNode } from "react";
import type { Company } from "../../content/company.ts";
import type { ClosingCall as Closing, MenuLink, Navigation } from "../../content/derived/menus.ts";
import { EmailAddress } from "../../ui/email-address.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { SocialMarks } from "./social-marks.tsx";

type SiteFooterProps = {
  company: Company;
  navigation: Navigation;
  /** Not on pages that end with a call of their own. */
  closing: Closing | undefined;
  year: string;
};

const footerLink =
  "inline-flex min-h-touch min-w-touch items-center gap-3 py-1 decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:text-on-inverse hover:underline";

const columnHeading = "mb-2 font-sans font-semibold text-[1rem]";

function Links({ links, className }: { links: MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <a href={link.to} className={footerLink}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A list of links under its heading. On phones, the heading is the summary of a disclosure. */
function FooterMenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="folded max-sm:col-span-full">
      <h2 className={`${columnHeading} max-sm:hidden`}>{title}</h2>
      <details className="accordion">
        <summary className="max-sm:w-full! max-sm:justify-between max-sm:text-on-inverse!">
          <span>{title}</span>
          <Icon name="plus" className="accordion-sign size-5" />
        </summary>
        {children}
      </details>
    </nav>
  );
}

export function SiteFooter({ company, navigation, closing, year }: SiteFooterProps) {
  const { footer } = navigation;
  const { street, locality, postalCode } = company.address;
  const email = company.emails.projects.address;
  const phone = company.phones.projects.display;
  const half = Math.ceil(footer.company.length / 2);
  return (
    <footer data-inverse>
      {closing && <ClosingCall {...closing} />}
      <div className="border-inverse-line border-t pt-10 pb-6 text-sm lg:pt-12 lg:pb-8 print:border-0 print:py-2 print:text-[8pt]">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-x-8 gap-y-2 sm:gap-y-7 xs:grid-cols-2 lg:grid-cols-[1.3fr_1.15fr_1.3fr_1.25fr]">
            <div className="grid max-w-76 content-start gap-3 lg:gap-5 text-on-inverse xs:max-lg:col-span-2 print:hidden">
              <a
                href="/"
                aria-label={`${company.name}, home`}
                className="inline-flex min-h-touch items-center"
              >
                <Logo name={company.name} />
              </a>
              <p className="text-on-inverse-quiet">{company.tagline}</p>
              <SocialMarks networks={company.social} className="-ml-3 text-on-inverse-quiet" />
            </div>
            <FooterMenu title="Services">
              <Links links={footer.services} />
            </FooterMenu>
            <FooterMenu title="Company">
              <div className="grid grid-cols-2 gap-x-6">
                <Links links={footer.company.slice(0, half)} />
                <Links links={footer.company.slice(half)} />
              </div>
            </FooterMenu>
            <div className="xs:max-lg:col-span-2 max-sm:mt-4">
              <h2 className={`${columnHeading} print:hidden`}>Contact</h2>
              <address className="not-italic">
                <ul className="sm:max-lg:flex sm:max-lg:flex-wrap sm:max-lg:gap-x-8 print:flex print:flex-wrap print:justify-end print:gap-x-4">
                  <li>
                    <a href={`mailto:${email}`} className={footerLink}>
                      <Icon name="mail" className="size-4.5 text-brand-on-inverse" />
                      <EmailAddress address={email} />
                    </a>
                  </li>
                  <li>
                    <a href={`tel:${phone.replaceAll(" ", "")}`} className={footerLink}>
                      <Icon name="phone" className="size-4.5 text-brand-on-inverse" />
                      {phone}
                    </a>
                  </li>
                  <li className="inline-flex min-h-touch items-center gap-3 print:min-h-0">
                    <Icon name="map-pin" className="size-4.5 text-brand-on-inverse" />
                    {street}, {locality} {postalCode}
                  </li>
                </ul>
              </address>
            </div>
          </div>
          <div className="mt-8 flex flex-wrap lg:mt-10 items-center justify-between gap-x-8 gap-y-2 border-inverse-line border-t pt-5 print:mt-0 print:border-0 print:pt-0">
            <p className="max-w-[46rem]">
              © {year} {company.legalName}.{" "}
              {company.registrations.map(({ label, value }) => (
                <span key={label}>
                  {label}: {value}.{" "}
                </span>
              ))}
            </p>
            <ul className="flex flex-wrap items-center gap-x-6 print:hidden">
              {footer.legal.map((link) => (
                <li key={link.to}>
                  <a href={link.to} className={footerLink}>
                    {link.label}
                  </a>
                </li>
              ))}
              <li>
                {company.termsUrl ? (
                  <a href={company.termsUrl} className={footerLink}>
                    Terms of services
                  </a>
                ) : (
                  <span className="inline-flex min-h-touch items-center">Terms of services</span>
                )}
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}
