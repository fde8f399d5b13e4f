import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { FILE_HINT, type FileField as FileFieldName } from "../../intake/messages/files.ts";
import { heldTokenField, REMOVE_FIELD } from "../../intake/messages/form-fields.ts";
import type { HeldFile } from "../../intake/messages/outcome.ts";
import { Field, FieldErrors } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";

type FileFieldProps = {
  field: FieldMetadata<unknown> | undefined;
  name: FileFieldName;
  label: string;
  optional?: boolean;
  held?: HeldFile;
  onRemove: (field: string) => void;
};

/** A file to choose, or the one the server keeps from an earlier try: nobody uploads a résumé twice. */
export function FileField({ field, name, label, optional, held, onRemove }: FileFieldProps) {
  if (!field) return null;
  if (held) {
    return (
      <div className="grid content-start gap-2">
        <p className="font-semibold text-ink">{label}</p>
        <div className="flex min-h-16 items-center gap-4 rounded-sm border border-support/40 bg-support-soft px-4">
          <Icon name="circle-check" className="size-5 text-support" />
          <p className="min-w-0 grow text-sm">
            <span className="block truncate font-semibold text-ink">{held.name}</span>
            {fileSize(held.size)}, kept from your last try
          </p>
          <input type="hidden" name={heldTokenField(name)} value={held.token} />
          <button
            type="submit"
            name={REMOVE_FIELD}
            value={name}
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              onRemove(name);
            }}
            className="inline-flex min-h-touch items-center gap-1.5 font-strong text-brand text-sm hover:text-brand-strong"
          >
            <Icon name="x" className="size-4" />
            Remove<span className="sr-only"> {held.name}</span>
          </button>
        </div>
        <FieldErrors id={field.errorId} errors={field.errors} />
      </div>
    );
  }
  const { key, ...input } = getInputProps(field, { type: "file", ariaDescribedBy: field.descriptionId });
  return (
    <Field
      id={field.id}
      label={label}
      optional={optional}
      help={FILE_HINT}
      helpId={field.descriptionId}
      errors={field.errors}
      errorId={field.errorId}
    >
      <input
        key={key}
        {...input}
        aria-invalid={input["aria-invalid"] ?? false}
        className="w-full cursor-pointer rounded-sm border border-field border-dashed bg-surface p-3 text-copy text-sm file:mr-4 file:min-h-touch file:cursor-pointer file:rounded-sm file:border-0 file:bg-brand-soft file:px-4 file:font-strong file:text-brand-strong file:text-sm hover:border-ink aria-invalid:border-danger"
      />
    </Field>
  );
}

function fileSize(bytes: number) {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
