import { Button } from "../../app/ui/controls/button.tsx";
import { Select, StepLink } from "../../app/ui/controls/choices.tsx";
import { controlLook, Field } from "../../app/ui/controls/field.tsx";
import { KIND_LABELS, type View } from "../view.ts";

export type Choices = Record<"kind" | "opening" | "owner" | "source", readonly string[]>;

const MORE = { opening: "All openings", owner: "All owners", source: "All sources" };
const look = `${controlLook} min-h-touch text-sm`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A form that opens the list with another filter. It keeps the chosen status. */
export function FilterForm({ view, choices }: { view: View; choices: Choices }) {
  const more = Object.keys(MORE) as (keyof typeof MORE)[];
  const options = (name: keyof Choices) =>
    choices[name].map((value) => ({ value, label: KIND_LABELS[value as keyof typeof KIND_LABELS] ?? value }));
  return (
    <form className="mb-6 grid gap-2">
      <input type="hidden" name="status" value={view.status} />
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <Field id="words" label="Words">
          <input
            id="words"
            name="words"
            type="search"
            defaultValue={view.words}
            placeholder="Name, email address, text or file name"
            className={look}
          />
        </Field>
        <Select name="kind" label="Kind" all="All kinds" value={view.kind} options={options("kind")} />
        <div className="flex items-center gap-4">
          <Button type="submit" size="small" className="max-sm:grow">
            Search
          </Button>
          <StepLink href="/">Clear</StepLink>
        </div>
      </div>
      <details open={[...more, "from" as const, "to" as const].some((name) => view[name])}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-brand">
          More filters
        </summary>
        <div className="grid grid-cols-2 gap-4 pt-2 lg:grid-cols-5">
          {more.map((name) => {
            const props = { name, label: capital(name), all: MORE[name], value: view[name] };
            return choices[name].length > 0 && <Select key={name} {...props} options={options(name)} />;
          })}
          {(["from", "to"] as const).map((name) => (
            <Field key={name} id={name} label={capital(name)}>
              <input id={name} name={name} type="date" defaultValue={view[name]} className={look} />
            </Field>
          ))}
        </div>
      </details>
    </form>
  );
}
