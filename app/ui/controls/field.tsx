import type { ReactNode } from "react";
import { ControlIcon } from "../icons/control-icon.tsx";

/** The ids for a control's `aria-describedby`. */
export const fieldIds = (id: string) => ({ helpId: `${id}-help`, errorId: `${id}-error` });

export type FieldProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string;
  help?: string;
  errors?: string[];
  /** Makes screen readers read out an error as soon as it appears. */
  announceErrors?: boolean;
  className?: string;
  children: ReactNode;
};

/** A control with its label above and its help text and errors below. */
export function Field({
  id,
  label,
  optional,
  help,
  errors,
  announceErrors,
  className = "",
  children,
}: FieldProps) {
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-quiet"> {optional}</span>}
      </label>
      {children}
      {help && (
        <p id={fieldIds(id).helpId} className="text-quiet text-sm">
          {help}
        </p>
      )}
      <FieldErrors id={id} errors={errors} role={announceErrors ? "alert" : undefined} />
    </div>
  );
}

type FieldErrorsProps = Pick<FieldProps, "id" | "errors"> & { role?: "alert" | undefined };

export function FieldErrors({ id, errors, role }: FieldErrorsProps) {
  if (!errors?.length) return null;
  return (
    <p id={fieldIds(id).errorId} role={role} className="flex items-start gap-2 text-danger text-sm">
      <ControlIcon name="circle-alert" className="mt-0.5 size-4.5" />
      {errors.join(" ")}
    </p>
  );
}
