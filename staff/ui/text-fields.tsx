import type { ComponentProps } from "react";
import { Field, type FieldProps, fieldIds } from "../../app/ui/controls/field.tsx";

type Labelled = Omit<FieldProps, "announceErrors" | "children">;
type AreaProps = Labelled & Omit<ComponentProps<"textarea">, keyof Labelled>;
type TextInputProps = Labelled &
  Omit<ComponentProps<"input">, keyof Labelled> & { suggestions?: readonly string[] };

/** An input with its label, help text, errors and suggestions. */
export function TextInput({
  id,
  label,
  optional,
  help,
  errors,
  className,
  suggestions,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ id, label, optional, help, errors, className }}>
      <input {...input} {...described({ id, help, errors })} list={suggestions && `${id}-list`} />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** A field for several lines, with its label and errors. */
export function TextArea({ id, label, optional, help, errors, className, ...area }: AreaProps) {
  return (
    <Field {...{ id, label, optional, help, errors, className }} announceErrors>
      <textarea {...area} {...described({ id, help, errors })} />
    </Field>
  );
}

function described({ id, help, errors = [] }: Pick<Labelled, "id" | "help" | "errors">) {
  const { helpId, errorId } = fieldIds(id);
  const isInvalid = errors.length > 0;
  return {
    id,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": [help && helpId, isInvalid && errorId].filter(Boolean).join(" ") || undefined,
    className: "control min-h-touch py-2.5 text-sm",
  };
}
