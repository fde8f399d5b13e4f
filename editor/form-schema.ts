import { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;
/** The values of a field with `.meta({ reference })`, and what the form calls them. */
type ChoicesOf = (reference: string) => { const: string; title: string }[];

/** The JSON Schema of the form for a Zod schema. Zod checks the values: the form needs only their kinds and choices. */
export function formSchema(schema: z.ZodType, choicesOf: ChoicesOf): Schema {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return JSON.parse(json, (_key, field: Schema) => {
    const { properties = {}, anyOf = [], reference, input, maxLength = 0 } = Object(field) as Schema;
    for (const [key, property] of Object.entries(properties))
      properties[key] = { title: inWords(key), ...Object(property) };
    if (typeof reference === "string") field.oneOf = choicesOf(reference);
    if (anyOf.length > 0) {
      const values = (anyOf as Schema[]).flatMap((option) => option.enum ?? option.const ?? []);
      return { ...field, anyOf: undefined, type: "string", ...(values.length > 0 ? { enum: values } : {}) };
    }
    // The form has a widget for each of these formats.
    if (typeof input === "string") field.format = input;
    else if (maxLength > 90) field.format = "textarea";
    return field;
  });
}

/** `beforePeriod` is shown as "Before period". */
const inWords = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());
