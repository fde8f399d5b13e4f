import type { ReactNode } from "react";
import { Button } from "../../app/ui/controls/button.tsx";
import { Select, type SelectProps, StepLink } from "./choices.tsx";
import { TextInput } from "./text-fields.tsx";

type Entry = { name: string; label: string; value: string };

type FilterFormProps = {
  words: Entry & { placeholder: string };
  selects: readonly SelectProps[];
  dates: readonly (Entry & { min: string; max: string })[];
  /** Filters that the form keeps. */
  kept: Record<string, string>;
  /** The URL of the list without filters, if there are any. */
  clear: string | undefined;
  /** More filters, which are links. */
  children: ReactNode;
};

/** A form that opens a list with other filters. All but the words are closed at first. */
export function FilterForm({ words, selects, dates, kept, clear, children }: FilterFormProps) {
  const used = [...selects, ...dates, ...Object.values(kept).map((value) => ({ value }))].filter(
    ({ value }) => value,
  ).length;
  const { value, ...search } = words;
  return (
    <form className="mb-5 grid gap-y-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-end gap-4">
        <TextInput {...search} id={words.name} type="search" defaultValue={value} className="min-w-0 grow" />
        <Button type="submit" size="small">
          Search
        </Button>
        {clear && <StepLink href={clear}>Clear</StepLink>}
      </div>
      <details>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-brand">
          {used > 0 ? `More filters (${used} in use)` : "More filters"}
        </summary>
        <div className="mt-2 mb-4">{children}</div>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {selects.map((select) => (
            <Select key={select.name} {...select} />
          ))}
          {dates.map(({ value, ...date }) => (
            <TextInput key={date.name} {...date} id={date.name} type="date" defaultValue={value} />
          ))}
        </div>
        <Button type="submit" size="small" className="mt-4 mb-2 max-lg:w-full">
          Search with these filters
        </Button>
      </details>
    </form>
  );
}
