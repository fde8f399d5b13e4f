import type { MenuGroup, MenuLink } from "../../content/navigation.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

type Foot = { text: string; link: MenuLink };

function PanelFoot({ text, link }: Foot) {
  return (
    <div className="bg-sunken">
      <div className="wrap flex min-h-17 items-center justify-between text-sm">
        <p>{text}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </div>
    </div>
  );
}

function PanelLink({ label, to, className = "" }: MenuLink & { className?: string }) {
  return (
    <SiteLink
      to={to}
      className={`flex min-h-touch items-center rounded-sm px-3 text-copy text-sm transition-colors hover:bg-brand-soft hover:text-brand-strong ${className}`}
    >
      {label}
    </SiteLink>
  );
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <div>
      <p className="mb-1 font-display font-semibold text-[1.125rem] text-ink leading-tight tracking-[-0.01em]">
        <SiteLink to={group.to} className="flex min-h-touch items-center gap-3 hover:text-brand">
          <Icon name={group.icon} className="size-6 text-brand" />
          {group.label}
        </SiteLink>
      </p>
      <ul>
        {group.links.map((link) => (
          <li key={link.label}>
            <PanelLink {...link} className="ml-6" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Card = { title: string; text: string; to: string; image: string };

function PictureCard({ title, text, to, image }: Card) {
  return (
    <div className="group/card relative grid gap-3.5 rounded-md">
      <Picture image={image} alt="" sizes="18rem" className="aspect-video w-full rounded-sm object-cover" />
      <p className="text-copy text-sm">
        <SiteLink
          to={to}
          className="cover-link block font-display font-semibold text-[1.125rem] text-ink tracking-[-0.01em] group-hover/card:text-brand"
        >
          {title}
        </SiteLink>
        {text}
      </p>
    </div>
  );
}

export function ServicesPanel({ columns, card, foot }: { columns: MenuGroup[][]; card: Card; foot: Foot }) {
  return (
    <>
      <div className="wrap grid grid-cols-4 py-10">
        {columns.map((column, index) => (
          <div
            key={column[0]?.label}
            className={`grid content-start gap-7 border-line px-6 xl:px-8 ${index === 0 ? "pl-0 xl:pl-0" : "border-l"}`}
          >
            {column.map((group) => (
              <Group key={group.to} group={group} />
            ))}
            {index === columns.length - 1 && <PictureCard {...card} />}
          </div>
        ))}
      </div>
      <PanelFoot {...foot} />
    </>
  );
}

export function IndustriesPanel({ links, foot }: { links: MenuLink[]; foot: Foot }) {
  return (
    <>
      <ul className="wrap grid grid-flow-col grid-cols-4 grid-rows-3 gap-x-8 py-8">
        {links.map((link) => (
          <li key={link.label}>
            <PanelLink {...link} className="-ml-3" />
          </li>
        ))}
      </ul>
      <PanelFoot {...foot} />
    </>
  );
}

export function CompanyPanel({ links }: { links: MenuLink[] }) {
  return (
    <ul className="wrap grid grid-cols-3 gap-x-8 py-8">
      {links.map((link) => (
        <li key={link.to}>
          <SiteLink
            to={link.to}
            className="group/entry -ml-3 flex min-h-18 items-center justify-between rounded-sm px-3 font-display font-semibold text-[1.125rem] text-ink tracking-[-0.01em] hover:bg-brand-soft hover:text-brand-strong"
          >
            {link.label}
            <Icon
              name="arrow-right"
              className="size-5 text-brand transition-transform duration-(--duration-base) group-hover/entry:translate-x-[3px]"
            />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
