import type { Totals } from "../../intake/inbox/totals.ts";
import { addDays, FIRST_DAY, LAST_DAY, toDay } from "../../intake/local-time.ts";
import { type Chip, ChipLinks } from "../ui/chip-links.tsx";
import type { Option } from "../ui/choices.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { NO_OWNER, STATUS_LABELS, toUrl, type View } from "../view.ts";
import { usePage } from "./layout.tsx";

export type FilterProps = {
  counts: Totals;
  /** Undefined if there is nothing to choose for this user. */
  choices: Record<
    "kind" | "result" | "opening" | "owner" | "source" | "campaign",
    readonly Option[] | undefined
  >;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Filters that take one click, and a form for the others. */
export function Filters({ counts, choices }: FilterProps) {
  const { view, user, timeZone } = usePage();
  const today = toDay(new Date(), timeZone);
  const show = (changes: Partial<View>) => toUrl("/", { ...view, before: "", ...changes });
  const statuses = Object.entries({ "": "All", ...STATUS_LABELS }) as [View["status"], string][];
  const open = counts.new + counts.answered;
  const totals = { ...counts, open, "": open + counts.done };
  /** A second click turns it off. */
  const chip = (label: string, values: Partial<View>, count?: number): Chip => {
    const isOn = show(values) === show({});
    const none = Object.fromEntries(Object.keys(values).map((name) => [name, ""]));
    return { label, count, isOn, href: show(isOn ? none : values) };
  };
  const names = Object.keys(choices) as (keyof typeof choices)[];
  const entry = <Name extends keyof View>(name: Name) => ({ name, label: capital(name), value: view[name] });
  const day = (name: "from" | "to") => ({ ...entry(name), min: FIRST_DAY, max: LAST_DAY });
  // Few, so that the keyboard needs few steps to the first message.
  const often = [
    chip("New", { status: "new" }, counts.new),
    chip("Overdue", { status: "overdue" }, counts.overdue),
    chip("Mine", { owner: user.name }),
  ];
  return (
    <>
      <nav aria-label="Frequent filters" className="mb-4">
        <ChipLinks label="Frequent" chips={often} />
      </nav>
      <FilterForm
        words={{ ...entry("words"), placeholder: "Name, email address, text, note, file name or reference" }}
        selects={[
          ...names.flatMap((name) =>
            choices[name] ? { ...entry(name), all: `All ${name}s`, options: choices[name] } : [],
          ),
          { ...entry("sort"), all: "Newest", options: [{ value: "due", label: "Due first" }] },
        ]}
        dates={[day("from"), day("to")]}
        kept={{ status: view.status }}
        clear={toUrl("/", view) === "/" ? undefined : "/"}
      >
        <nav aria-label="Filters" className="grid gap-x-8 gap-y-2 md:flex md:flex-wrap md:justify-between">
          <ChipLinks
            label="Status"
            chips={statuses.map(([status, label]) => chip(label, { status }, totals[status]))}
          />
          <ChipLinks
            label="Only"
            chips={[
              chip("Today", { from: today, to: "" }),
              chip("Last 7 days", { from: addDays(today, -6), to: "" }),
              chip("No owner", { owner: NO_OWNER }),
            ]}
          />
        </nav>
      </FilterForm>
    </>
  );
}
