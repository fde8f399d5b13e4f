import { Button } from "../../app/ui/controls/button.tsx";
import { controlLook, Field } from "../../app/ui/controls/field.tsx";
import type { MessageKind } from "../../intake/messages/common.ts";
import { KIND_LABELS, type View } from "../view.ts";

export type Choices = { openings: readonly string[]; owners: readonly string[]; sources: readonly string[] };

const look = `${controlLook} min-h-touch text-sm`;

type FilterFormProps = { view: View; choices: Choices; kinds: readonly MessageKind[] };

/** A form that opens the list with another filter. It keeps the chosen status. */
export function FilterForm({ view, choices, kinds }: FilterFormProps) {
  const { openings, owners, sources } = choices;
  const more = [view.opening, view.owner, view.source, view.from, view.to].some(Boolean);
  const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <form className="mb-6 grid gap-4">
      {view.status && <input type="hidden" name="status" value={view.status} />}
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <Field id="words" label="Words">
          <input
            id="words"
            name="words"
            type="search"
            defaultValue={view.words}
            maxLength={200}
            placeholder="Name, email address, text or file name"
            className={look}
          />
        </Field>
        <Choice
          name="kind"
          label="Kind"
          all="All kinds"
          view={view}
          options={kinds.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        />
        <div className="flex items-center gap-4">
          <Button type="submit" size="small" className="max-sm:grow">
            Search
          </Button>
          <a href="/" className="inline-flex min-h-touch items-center text-brand text-sm">
            Clear
          </a>
        </div>
      </div>
      <details open={more}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-brand text-sm">
          More filters
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-5">
          {openings.length > 0 && (
            <Choice
              name="opening"
              label="Opening"
              all="All openings"
              view={view}
              options={labelled(openings)}
            />
          )}
          <Choice name="owner" label="Owner" all="All owners" view={view} options={labelled(owners)} />
          <Choice name="source" label="Source" all="All sources" view={view} options={labelled(sources)} />
          {(["from", "to"] as const).map((name) => (
            <Field key={name} id={name} label={name === "from" ? "From" : "To"}>
              <input id={name} name={name} type="date" defaultValue={view[name]} className={look} />
            </Field>
          ))}
        </div>
      </details>
    </form>
  );
}

type ChoiceProps = {
  name: "kind" | "opening" | "owner" | "source";
  label: string;
  all: string;
  view: View;
  options: readonly { value: string; label: string }[];
};

function Choice({ name, label, all, view, options }: ChoiceProps) {
  const isListed = view[name] === "" || options.some(({ value }) => value === view[name]);
  const shown = isListed ? options : [...options, { value: view[name], label: view[name] }];
  return (
    <Field id={name} label={label}>
      <select id={name} name={name} defaultValue={view[name]} className={look}>
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
