import { type Chip, ChipLinks } from "../../app/ui/controls/chip-links.tsx";
import { FilterForm } from "../../app/ui/controls/filter-form.tsx";
import { addDays, toDay } from "../../intake/inbox/local-time.ts";
import type { Totals } from "../../intake/inbox/totals.ts";
import { NO_OWNER, STATUS_LABELS, toUrl, type View } from "../view.ts";
import type { Frame } from "./layout.tsx";

/** A value of a filter. The label is the value itself, unless there is another one. */
type Choice = { value: string; label?: string | undefined; count?: number };

export type FilterProps = {
  view: View;
  counts: Totals;
  choices: Record<"kind" | "opening" | "owner" | "source" | "campaign", readonly Choice[]>;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Filters that take one click, and a form for the others. */
export function Filters({
  view,
  counts,
  choices,
  user,
  timeZone,
}: FilterProps & Pick<Frame, "user" | "timeZone">) {
  const today = toDay(new Date(), timeZone);
  const show = (changes: Partial<View>) => toUrl("/", { ...view, before: "", ...changes });
  const statuses = Object.entries({ "": "All", ...STATUS_LABELS }) as [View["status"], string][];
  const totals = { ...counts, "": counts.new + counts["in-work"] + counts.done };
  /** A second click turns it off. */
  const toggle = (label: string, values: Partial<View>): Chip => {
    const names = Object.keys(values) as (keyof View)[];
    const isOn = names.every((name) => view[name] === values[name]);
    const none = Object.fromEntries(names.map((name) => [name, ""]));
    return { label, isOn, href: show(isOn ? none : values) };
  };
  const isReversed = view.to !== "" && view.to < view.from;
  const names = Object.keys(choices) as (keyof typeof choices)[];
  const entry = <Name extends keyof View>(name: Name) => ({ name, label: capital(name), value: view[name] });
  return (
    <>
      <nav aria-label="Filters" className="mb-4 grid gap-x-8 gap-y-2 md:flex md:flex-wrap md:justify-between">
        <ChipLinks
          label="Status"
          chips={statuses.map(([status, label]) => ({
            ...{ label, count: totals[status], href: show({ status }), isOn: view.status === status },
          }))}
        />
        <ChipLinks
          label="Only"
          chips={[
            toggle("Today", { from: today, to: "" }),
            toggle("Last 7 days", { from: addDays(today, -6), to: "" }),
            toggle("Mine", { owner: user.name }),
            toggle("No owner", { owner: NO_OWNER }),
          ]}
        />
      </nav>
      <FilterForm
        words={{ ...entry("words"), placeholder: "Name, email address, text, note, file name or reference" }}
        selects={names
          .filter((name) => view[name] || choices[name].length > 0)
          .map((name) => ({
            ...{ ...entry(name), all: `All ${name}s` },
            options: choices[name].map(({ value, label = value, count }) => ({
              ...{ value, label: count === undefined ? label : `${label} (${count})` },
            })),
          }))}
        dates={[entry("from"), { ...entry("to"), ...(isReversed && { errors: ["This is before From."] }) }]}
        kept={{ status: view.status }}
        clear={toUrl("/", view) === "/" ? undefined : "/"}
      />
    </>
  );
}
