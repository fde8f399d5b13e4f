import { z } from "zod";
import type * as Editing from "../app/content/reading/editing.ts";

export type Schema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of the form for a Zod schema. Zod checks the values: the form needs only their kinds and choices. */
export function formSchema(schema: z.ZodType, { choicesOf, inWords }: typeof Editing): Schema {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return JSON.parse(json, (_key, field: Schema) => {
    const { properties = {}, description = "", reference, input, hint, ...limits } = Object(field) as Schema;
    const { minLength = 0, maxLength = 0 } = limits;
    for (const [key, property] of Object.entries(properties))
      properties[key] = { title: inWords(key), ...Object(property) };
    const length = minLength === maxLength ? minLength : `${minLength} to ${maxLength}`;
    if (minLength > 1) field.description = `${description} ${hint ?? `${length} characters.`}`.trim();
    if (typeof reference === "string") field.oneOf = choicesOf(reference);
    // The form has a widget for each of these formats.
    if (field?.const) field.format = "hidden";
    if (typeof input === "string") field.format = input;
    else if (maxLength > 90) field.format = "textarea";
    return field;
  });
}
