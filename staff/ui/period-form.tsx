import { Button } from "../../app/ui/controls/button.tsx";
import { TextInput } from "./text-fields.tsx";

type PeriodFormProps = {
  from: string;
  to: string;
  /** The first and last day that can be chosen. */
  min: string;
  max: string;
  /** Filters that the form keeps. */
  kept: Record<string, string>;
};

/** A form that opens a report of other days. */
export function PeriodForm({ from, to, min, max, kept }: PeriodFormProps) {
  const day = { type: "date", min, max, required: true };
  return (
    <form className="mb-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput {...day} id="from" name="from" label="From" defaultValue={from} />
      <TextInput {...day} id="to" name="to" label="To" defaultValue={to} />
      <Button type="submit" size="small" className="max-sm:col-span-full">
        Show
      </Button>
    </form>
  );
}
