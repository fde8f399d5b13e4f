import type * as z from "zod/mini";

export type FieldErrors = Record<string, string[]>;

export type FieldsSchema<Fields> = z.ZodMiniType<Fields> & { shape: Record<string, z.ZodMiniType> };

export type Checked<Fields> =
  | { fields: Fields; errors?: undefined }
  | { fields?: undefined; errors: FieldErrors };

/** Validates a form in the browser and on the server. An empty field counts as missing. */
export function checkFields<Fields>(
  schema: FieldsSchema<Fields>,
  given: Record<string, unknown>,
): Checked<Fields> {
  const filled = Object.entries(given).filter(
    ([name, value]) => Object.hasOwn(schema.shape, name) && !isEmpty(value),
  );
  const checked = schema.safeParse(Object.fromEntries(filled));
  if (checked.success) return { fields: checked.data };
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0]);
    errors[name] = [...(errors[name] ?? []), message];
  }
  return { errors };
}

/** Browsers send an empty file without a name if no file was chosen. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === "" || (value instanceof File && value.name === "" && value.size === 0)
  );
}
