import { type CSSProperties, useState } from "react";
import { HONEYPOT_FIELD, HONEYPOT_LABEL } from "../../intake/messages/form-fields.ts";
import type { FieldTexts } from "../content/schema/forms.ts";
import { controlLook, Field, fieldIds } from "../ui/controls/field.tsx";
import type { FormField } from "./use-message-form.ts";

type CommonProps = {
  field: FormField;
  texts: FieldTexts;
  className?: string;
};

function frameProps({ field: { id, optional, errors }, texts, className }: CommonProps) {
  return { id, label: texts.label, help: texts.help, optional, errors, className };
}

/** `aria-invalid` is always set, because browsers report an empty required field as invalid before it is touched. */
export function controlProps({ id, name, required, errors }: FormField, help?: string) {
  const { helpId, errorId } = fieldIds(id);
  const described = [help && helpId, errors && errorId].filter(Boolean).join(" ");
  return { id, name, required, "aria-invalid": Boolean(errors), "aria-describedby": described || undefined };
}

type TextFieldProps = CommonProps & {
  type?: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  inputMode?: "email";
};

export function TextField({ type = "text", autoComplete, inputMode, ...props }: TextFieldProps) {
  return (
    <Field {...frameProps(props)}>
      <input
        {...controlProps(props.field, props.texts.help)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={props.texts.placeholder}
        defaultValue={props.field.defaultValue}
        className={`${controlLook} h-13`}
      />
    </Field>
  );
}

/** `limit` is the maximum length of the text. */
export function TextArea({ rows, limit, ...props }: CommonProps & { rows: number; limit: string }) {
  const { field, texts } = props;
  const help = texts.help ? `${texts.help} ${limit}` : limit;
  // Hydration resets a textarea to its default value, so text typed before hydration becomes the default.
  const [text] = useState(() => typedBeforeHydration(field.id) ?? field.defaultValue);
  return (
    <Field {...frameProps(props)} help={help}>
      <textarea
        {...controlProps(field, help)}
        rows={rows}
        placeholder={texts.placeholder}
        defaultValue={text}
        className={`${controlLook} field-sizing-content min-h-[calc(var(--rows)*1.6em+1.75rem)] resize-y py-3.5`}
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

export function SelectField({ options, ...props }: CommonProps & { options: readonly string[] }) {
  const { field, texts } = props;
  return (
    <Field {...frameProps(props)}>
      <select
        {...controlProps(field, texts.help)}
        defaultValue={field.defaultValue}
        className={`${controlLook} h-13`}
      >
        <option value="">{texts.placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The honeypot: invisible to people, but bots that fill in every field fill it in too. */
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

/** Enter presses a form's first submit button; without this one, that would be "New word" or "Remove". */
export function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
