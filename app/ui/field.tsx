import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export const controlLook =
  "w-full rounded-sm border border-field bg-surface px-4 text-ink outline-none transition-[border-color,box-shadow] placeholder:text-quiet hover:border-ink focus:border-brand focus:shadow-[0_0_0_1px_var(--color-brand)] aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--color-danger)]";

type FieldProps = {
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  helpId?: string;
  errors?: string[];
  errorId?: string;
  className?: string;
  children: ReactNode;
};

/** A control with its label above, help below and what is wrong with it, all tied together by ids. */
export function Field({
  id,
  label,
  optional,
  help,
  helpId,
  errors,
  errorId,
  className = "",
  children,
}: FieldProps) {
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {children}
      {help && (
        <p id={helpId} className="text-quiet text-sm">
          {help}
        </p>
      )}
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

export function FieldErrors({ id, errors }: { id?: string; errors?: string[] }) {
  if (!errors?.length) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-danger text-sm">
      <Icon name="circle-alert" className="mt-0.5 size-4.5" />
      {errors.join(" ")}
    </p>
  );
}
