import { readFacts } from "./reading/files.ts";
import type { People } from "./schema/people.ts";

/** The names of everyone with a portrait on the site, by key. */
export const people: Record<string, string> = Object.fromEntries(
  readFacts<People>("people.yaml").people.map(({ key, name }) => [key, name]),
);

export const personName = (key: string) => people[key] ?? key;
