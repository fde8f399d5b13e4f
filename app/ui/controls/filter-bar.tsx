import { filterOption, filterRow } from "./filter-look.ts";

type FilterBarProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
};

/** Radio buttons for a few options; the first is preselected. CSS applies the choice, without JavaScript. */
export function FilterBar({ legend, name, options }: FilterBarProps) {
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={filterRow}>
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className={`relative shrink-0 cursor-pointer outline-(--focus) outline-offset-3 has-focus-visible:outline-2 ${filterOption}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
