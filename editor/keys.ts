import { globSync } from "node:fs";
import { slugOf } from "../app/content/reading/prose/parse-prose.ts";
import type { Schema } from "./form-schema.ts";

/** The first of the names that isn't taken, or the last one with a number. */
export function freeName(names: string[], isTaken: (name: string) => boolean) {
  const last = names.at(-1) || "new";
  for (const name of names) if (name && !isTaken(name)) return name;
  for (let count = 2; ; count++) if (!isTaken(`${last}-${count}`)) return `${last}-${count}`;
}

/** The first name of a person in lower case. If another person has it, or a portrait of that name, the whole name. */
export function personKey(name: string, keys: unknown[] = []) {
  const names = [slugOf(name.trim().split(" ")[0] ?? ""), slugOf(name)];
  return freeName(names, (key) => keys.includes(key) || globSync(`art/people/${key}.*`).length > 0);
}

/** Whether someone has this key, or got it with a photo and isn't saved yet. */
export const isPerson = (key: string, keys: unknown[]) =>
  keys.includes(key) || (key === slugOf(key) && globSync(`art/people/${key}.*`).length > 0);

/** Gives new entries of lists their keys, each made from the field that the schema of the key names. */
export function addKeys(value: unknown, schema: Schema) {
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    addKeys(Object(value)[field], Object(inner));
  if (!Array.isArray(value)) return;
  const items: Schema = Object(schema.items);
  const [field = "", { from = "" } = {}] =
    Object.entries<Schema>(Object(items.properties)).find(([, each]) => each.from) ?? [];
  for (const [index, entry] of value.entries()) {
    addKeys(entry, items);
    if (!from) continue;
    const title = String(entry?.[String(from)] ?? "");
    const keys = value.map((each) => each?.[field]);
    const newKey = () =>
      items.portrait ? personKey(title, keys) : freeName([slugOf(title)], (name) => keys.includes(name));
    // The key comes first in the file, whenever it was made.
    const key = entry?.[field] || newKey();
    value[index] = { [field]: key, ...entry };
    value[index][field] = key;
  }
}
