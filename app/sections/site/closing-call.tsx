import type { ClosingCall as ClosingCallProps } from "../../content/navigation.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";

const steps =
  "relative [--rise:calc(var(--spacing-step)-0.75rem)] before:absolute before:right-0 before:bottom-full before:h-(--rise) before:w-2/3 before:bg-inverse after:absolute after:right-0 after:bottom-[calc(100%+var(--rise))] after:h-(--rise) after:w-1/3 after:bg-inverse";

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
            sizes="(width < 64rem) 7rem, (width < 80rem) 10rem, 14rem"
            className="w-28 rounded-t-sm lg:w-40 xl:w-56"
          />
          <p className="pb-5 text-sm">
            <b className="block font-strong text-on-inverse">{person.name}</b>
            {person.title}
          </p>
        </div>
      </div>
    );
  return (
    <div className={`print:hidden ${stepped ? steps : ""}`}>
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
