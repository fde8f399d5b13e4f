import type { MenuGroup, MenuLink, Navigation } from "../../content/derived/menus.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type Foot = { text: string; link: MenuLink };

function MenuFoot({ text, link }: Foot) {
  return (
    <div className="menu-foot">
      <p className="max-lg:hidden">{text}</p>
      <ArrowLink href={link.to}>{link.label}</ArrowLink>
    </div>
  );
}

const entries = (links: MenuLink[]) =>
  links.map(({ label, to }) => (
    <li key={label}>
      <a href={to} className="menu-entry">
        {label}
      </a>
    </li>
  ));

type ServicesMenuProps = { groups: MenuGroup[]; card: Navigation["servicesCard"]; foot: Foot };

/** On wide screens, the groups fill four columns row by row, so that the visual order matches the markup. */
export function ServicesMenu({ groups, card, foot }: ServicesMenuProps) {
  return (
    <>
      <ul className="menu-groups">
        {groups.map(({ label, to, icon, links }) => (
          <li key={to}>
            <a href={to} className="menu-title">
              <Icon name={icon} className="size-6 text-brand" />
              {label}
            </a>
            <ul>{entries(links)}</ul>
          </li>
        ))}
        <li className="group/card relative text-copy text-sm max-lg:hidden">
          <Picture
            image={card.image}
            alt=""
            sizes="18rem"
            className="aspect-video w-full rounded-sm object-cover"
          />
          <a href={card.to} className="menu-title cover-link">
            {card.title}
          </a>
          {card.text}
        </li>
      </ul>
      <MenuFoot {...foot} />
    </>
  );
}

export function IndustriesMenu({ links, foot }: { links: MenuLink[]; foot: Foot }) {
  return (
    <>
      <ul className="menu-columns grid-flow-col grid-cols-4 grid-rows-3">{entries(links)}</ul>
      <MenuFoot {...foot} />
    </>
  );
}

type CompanyMenuProps = { links: MenuLink[]; groups: Navigation["companyGroups"]; foot: Foot };

/** The company's pages, then groups of links with a title each. */
export function CompanyMenu({ links, groups, foot }: CompanyMenuProps) {
  return (
    <>
      <div className="menu-columns grid-cols-3">
        <ul className="lg:pt-touch">{entries(links)}</ul>
        {groups.map(({ label, links }, index) => (
          <div key={label}>
            <p id={`menu-company-${index}`} className="menu-title">
              {label}
            </p>
            <ul aria-labelledby={`menu-company-${index}`} className="max-lg:pl-4">
              {entries(links)}
            </ul>
          </div>
        ))}
      </div>
      <MenuFoot {...foot} />
    </>
  );
}
