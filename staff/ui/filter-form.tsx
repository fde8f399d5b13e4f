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
};

/** A form that opens a list with other filters. On phones, all but the words are closed at first. */
export function FilterForm({ words, selects, dates, kept, clear }: FilterFormProps) {
  const used = [...selects, ...dates].filter(({ value }) => value).length;
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
      {/* The filters are not inside, so that wide windows can show them whether or not this is open. */}
      <details className="peer lg:hidden">
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-brand">
          {used > 0 ? `More filters (${used} in use)` : "More filters"}
        </summary>
      </details>
      <div className="hidden auto-cols-fr grid-cols-2 gap-4 peer-open:grid lg:grid lg:grid-flow-col lg:grid-cols-none">
        {selects.map((select) => (
          <Select key={select.name} {...select} />
        ))}
        {dates.map(({ value, ...date }) => (
          <TextInput key={date.name} {...date} id={date.name} type="date" defaultValue={value} />
        ))}
        <Button type="submit" size="small" className="col-span-full lg:hidden">
          Search with these filters
        </Button>
      </div>
    </form>
  );
}
