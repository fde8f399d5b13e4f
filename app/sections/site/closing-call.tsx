import type { ClosingCall as ClosingCallProps } from "../../content/derived/menus.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";

/** The last call of a page, above the footer. */
export function ClosingCall({ heading, text, link, person, stepped }: ClosingCallProps) {
  const button = (
    <ButtonLink href={link.to} tone="accent" icon="arrow-right">
      {link.label}
    </ButtonLink>
  );
  if (person)
    return (
      <div className="wrap columns-12 gap-y-8 pt-section-tight print:hidden">
        <div className="grid justify-items-start gap-6 lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:gap-8 lg:pb-section-tight">
          <h2 className="text-title">{heading}</h2>
          <p className="max-w-[38rem] text-lead">{text}</p>
          {button}
        </div>
        <div className="flex items-end gap-5 lg:col-span-4 lg:row-start-1">
          <Portrait
            person={person.img}
            sizes="(width < 64rem) 7rem, 12rem"
            className="w-28 rounded-t-sm lg:w-48"
          />
          <p className="pb-5 text-sm">
            <b className="block font-strong text-on-inverse">{person.name}</b>
            {person.title}
          </p>
        </div>
      </div>
    );
  return (
    <div className={`print:hidden ${stepped ? "stepped-edge" : ""}`}>
      <div className="wrap columns-12 items-end gap-y-5 py-section-tight">
        <h2 className="text-title lg:col-span-8">{heading}</h2>
        <div className="grid justify-items-start gap-6 lg:col-span-4">
          <p>{text}</p>
          {button}
        </div>
      </div>
    </div>
  );
}
