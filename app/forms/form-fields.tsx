import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { HONEYPOT_FIELD, HONEYPOT_LABEL } from "../../intake/messages/form-fields.ts";
import { controlLook, Field } from "../ui/field.tsx";

type CommonProps = {
  field: FieldMetadata<unknown> | undefined;
  label: string;
  help?: string;
  placeholder?: string;
  className?: string;
};

function frame(field: FieldMetadata<unknown>, { label, help, className }: CommonProps) {
  return {
    id: field.id,
    label,
    help,
    className,
    helpId: field.descriptionId,
    errors: field.errors,
    errorId: field.errorId,
    optional: !field.required,
  };
}

/** Conform names the message in `aria-describedby`; the help text is added. */
function describe(field: FieldMetadata<unknown>, help: string | undefined) {
  return { ariaAttributes: true, ariaDescribedBy: help ? field.descriptionId : undefined } as const;
}

export function TextField({
  type = "text",
  autoComplete,
  inputMode,
  ...props
}: CommonProps & { type?: "text" | "email" | "tel" | "url"; autoComplete?: string; inputMode?: "email" }) {
  const { field } = props;
  if (!field) return null;
  const { key, ...input } = getInputProps(field, { type, ...describe(field, props.help) });
  return (
    <Field {...frame(field, props)}>
      <input
        key={key}
        {...input}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={props.placeholder}
        className={`${controlLook} h-13`}
      />
    </Field>
  );
}

export function TextArea({ rows, ...props }: CommonProps & { rows: number }) {
  const { field } = props;
  if (!field) return null;
  const { key, ...textarea } = getTextareaProps(field, describe(field, props.help));
  return (
    <Field {...frame(field, props)}>
      <textarea
        key={key}
        {...textarea}
        rows={rows}
        placeholder={props.placeholder}
        className={`${controlLook} field-sizing-content min-h-[calc(var(--rows)*1.6em+1.75rem)] resize-y py-3.5`}
        style={{ "--rows": rows } as React.CSSProperties}
      />
    </Field>
  );
}

export function SelectField({ options, ...props }: CommonProps & { options: readonly string[] }) {
  const { field } = props;
  if (!field) return null;
  const { key, ...select } = getSelectProps(field, describe(field, props.help));
  return (
    <Field {...frame(field, props)}>
      {/* Said outright: browsers call an empty required list wrong before anyone has touched it. */}
      <select
        key={key}
        {...select}
        aria-invalid={select["aria-invalid"] ?? false}
        className={`${controlLook} h-13`}
      >
        <option value="">{props.placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Nobody sees this field; whatever fills it is a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="-left-[200vw] absolute">
      <label>
        {HONEYPOT_LABEL}
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
