import { type CSSProperties, useState } from "react";
import { Field, fieldIds } from "../ui/controls/field.tsx";
import { ControlIcon } from "../ui/icons/control-icon.tsx";
import type { FormField } from "./message-field.ts";

/** Always sets `aria-invalid`: without it, browsers report an empty required field as invalid before it is touched. */
export function controlProps({ id, name, required, errors }: FormField, help?: string) {
  const { helpId, errorId } = fieldIds(id);
  const described = [help && helpId, errors && errorId].filter(Boolean).join(" ");
  return { id, name, required, "aria-invalid": Boolean(errors), "aria-describedby": described || undefined };
}

type TextFieldProps = FormField & {
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: "email" | "url";
  /** On wide screens, the field is half as wide as the form. */
  half?: boolean;
};

export function TextField({ type = "text", autoComplete, inputMode, half, ...field }: TextFieldProps) {
  return (
    <Field {...field} className={half ? "md:col-span-1!" : undefined}>
      <input
        {...controlProps(field, field.help)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={field.placeholder}
        defaultValue={field.defaultValue}
        className="control h-13"
      />
    </Field>
  );
}

/** `limit` is a sentence with the maximum length, shown after the help text. */
export function TextArea({ rows, limit, ...field }: FormField & { rows: number; limit: string }) {
  const help = field.help ? `${field.help} ${limit}` : limit;
  // Hydration resets a textarea to its default value, so we make text typed before hydration the default.
  const [text] = useState(() => typedBeforeHydration(field.id) ?? field.defaultValue);
  return (
    <Field {...field} help={help}>
      <textarea
        {...controlProps(field, help)}
        rows={rows}
        placeholder={field.placeholder}
        defaultValue={text}
        className="control field-sizing-content min-h-[calc(var(--rows)*1.6em+1.75rem)] resize-y py-3.5"
        style={{ "--rows": rows } as CSSProperties}
      />
    </Field>
  );
}

function typedBeforeHydration(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
}

export function SelectField({ options, ...field }: FormField & { options: readonly string[] }) {
  return (
    <Field {...field}>
      <div className="relative grid items-center">
        <select
          {...controlProps(field, field.help)}
          defaultValue={field.defaultValue}
          className="control h-13 appearance-none pr-12"
        >
          <option value="">{field.placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <ControlIcon name="chevron-down" className="pointer-events-none absolute right-4 size-5 text-ink" />
      </div>
    </Field>
  );
}
