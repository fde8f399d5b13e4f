type FilterBarProps = {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
};

/** Radio buttons for a few options; the first is preselected. CSS applies the choice, without JavaScript. */
export function FilterBar({ legend, name, options }: FilterBarProps) {
  return (
    <fieldset className="mb-8">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className="relative inline-flex min-h-touch cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-sm px-4.5 font-medium text-[1rem] outline-(--focus) outline-offset-3 transition-colors hover:bg-brand-soft hover:text-brand-strong has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2"
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
