import type { Screen } from "../../content/fields/evidence.ts";
import { headingId } from "../../ui/headings/heading-id.ts";
import { ScreenFrame } from "../../ui/screen-frame.tsx";

const looks = {
  phone: {
    caption: "lg:col-span-6 lg:self-end",
    screen: "rounded-md bg-brand-soft px-6 py-8 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:py-14",
    notes: "max-w-[34rem] lg:col-span-6 lg:self-start",
  },
  wide: {
    caption: "lg:col-span-12",
    screen: "lg:col-span-12",
    notes: "lg:col-span-12 lg:grid-cols-3 lg:gap-8",
  },
};

/** A screen of the product. On desktops, a phone is beside its caption and notes, a wider screen between them. */
export function CaseScreen({ title, caption, notes, ...screen }: Screen) {
  const look = looks[screen.frame === "phone" ? "phone" : "wide"];
  return (
    <figure className="columns-12 mt-section items-center gap-y-8">
      <figcaption className={look.caption}>
        <h3 id={headingId(title)} className="text-heading">
          {title}
        </h3>
        <p className="mt-4 max-w-[40rem]">{caption}</p>
      </figcaption>
      <div className={look.screen}>
        <ScreenFrame {...screen} />
      </div>
      <ul className={`grid gap-4 text-sm ${look.notes}`}>
        {notes.map((note) => (
          <li key={note} className="border-ink/20 border-t pt-4">
            {note}
          </li>
        ))}
      </ul>
    </figure>
  );
}
