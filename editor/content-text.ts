import { stringify } from "yaml";
import type { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;
type Value = Record<string, unknown>;

/** The text of a content file: a line for each value, in the order of the schema, and Markdown below. */
export function textOf(file: string, value: unknown, schema: Schema): string {
  const { body, ...rest } = ordered(value, schema) as Value;
  if (!file.endsWith(".md")) return stringify({ ...rest, body }, { lineWidth: 0 });
  return `---\n${stringify(rest, { lineWidth: 0 })}---\n\n${String(body ?? "").trim()}\n`;
}

function ordered(value: unknown, schema: Schema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item, schema.items as Schema));
  if (value === null || typeof value !== "object") return value;
  const fits = ({ properties = {} }: Schema) => Object.keys(value).every((key) => key in properties);
  const { properties = {}, required = [] } = (schema.oneOf as Schema[] | undefined)?.find(fits) ?? schema;
  return Object.fromEntries(
    Object.keys({ ...properties, ...value })
      .map((key) => [key, (value as Value)[key], (properties[key] ?? {}) as Schema] as const)
      // The form leaves out an emptied text. Some, such as the alternative text of a decorative picture, may be empty.
      .map(([key, inner, property]) => {
        const isEmptied = inner === undefined && required.includes(key) && property.type === "string";
        return [key, isEmptied ? "" : inner, property] as const;
      })
      // An unticked box deletes a field such as `draft`, which can only be true.
      .filter(([, inner, { const: only }]) => inner !== undefined && !(only === true && inner === false))
      .map(([key, inner, property]) => [key, ordered(inner, property)]),
  );
}
