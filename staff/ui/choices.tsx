import { Field } from "../../app/ui/controls/field.tsx";

/** The label is the value itself, unless there is another one. The count is shown beside it. */
export type Option = { value: string; label?: string | undefined; count?: number };

export type SelectProps = {
  /** The name, unless there is another field of that name on the page. */
  id?: string;
  name: string;
  label: string;
  value: string;
  all: string;
  options: readonly Option[];
};

/** A list of which one option, or `all`, can be chosen. A value that is not an option is kept. */
export function Select({ name, id = name, label, value, all, options }: SelectProps) {
  const isListed = value === "" || options.some((option) => option.value === value);
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} defaultValue={value} className="control min-h-touch text-sm">
        <option value="">{all}</option>
        {(isListed ? options : [...options, { value }]).map(({ value, label = value, count }: Option) => (
          <option key={value} value={value}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))}
      </select>
    </Field>
  );
}

type RadioButtonsProps = {
  name: string;
  label: string;
  value: string;
  rows: readonly (readonly Option[])[];
};

/** Radio buttons that look like rows of buttons. */
export function RadioButtons({ name, label, value, rows }: RadioButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {rows.map((row) => (
          <div key={row[0]?.value} className="flex basis-full flex-wrap gap-1.5 *:grow *:basis-0">
            {row.map((option) => (
              <RadioButton key={option.value} {...option} name={name} isChosen={option.value === value} />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function RadioButton({ name, value, label, isChosen }: Option & { name: string; isChosen: boolean }) {
  return (
    <label className="relative inline-flex min-h-touch cursor-pointer items-center justify-center whitespace-nowrap rounded-sm border border-field px-2 font-medium text-ink text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
      />
      {label}
    </label>
  );
}

/** A link between the pages of a list. */
export function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-touch items-center font-semibold text-brand hover:underline">
      {children}
    </a>
  );
}
