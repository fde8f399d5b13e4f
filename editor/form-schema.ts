import { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;
/** The names that a field with `.meta({ reference })` can have. */
type NamesOf = (reference: string) => string[];

/** The JSON Schema of the form for a Zod schema. Zod checks the values: the form needs only their kinds and choices. */
export const formSchema = (schema: z.ZodType, namesOf: NamesOf) =>
  simplified(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), namesOf);

function simplified(
  { $schema, pattern, allOf, minLength, maxLength = 0, ...schema }: Schema,
  namesOf: NamesOf,
): Schema {
  const inner = (each: unknown) => simplified(each as Schema, namesOf);
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    Object.assign(schema.properties ?? {}, { [key]: { title: inWords(key), ...inner(property) } });
  if (schema.items) schema.items = inner(schema.items);
  if (schema.oneOf) schema.oneOf = schema.oneOf.map(inner);
  const options = (schema.anyOf ?? []).map(inner);
  if (options.length > 0 && options.every(({ type }) => type === "string")) {
    delete schema.anyOf;
    schema.type = "string";
    const values = options.flatMap((option) => option.enum ?? option.const ?? []);
    if (values.length > 0) schema.enum = values;
  }
  if (schema.reference) schema.enum = namesOf(String(schema.reference));
  // The form has a widget for each of these formats.
  if (schema.input) schema.format = String(schema.input);
  else if (maxLength > 90) schema.format = "textarea";
  return schema;
}

/** `beforePeriod` is shown as "Before period". */
const inWords = (key: string) =>
  key
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
